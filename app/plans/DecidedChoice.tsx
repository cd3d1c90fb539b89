import { Choice } from '../../components/controls/Choice';
import { useTexts } from '../texts';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  /** undefined: the lesson leaves it as it is. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

const LEFT = 'left';

/** One setting, decided by the lesson or left to those who play. */
export function DecidedChoice<Value extends string>(props: Props<Value>) {
  const { label, options, values, value, onChange } = props;
  const texts = useTexts();
  return (
    <Choice<string>
      label={label}
      options={[
        { value: LEFT, label: texts.plans.asTheyHave },
        ...values.map((one) => ({ value: one, label: options[one] })),
      ]}
      value={value ?? LEFT}
      onChange={(chosen) => onChange(values.find((one) => one === chosen))}
    />
  );
}
