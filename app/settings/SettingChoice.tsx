import { Choice } from '../../components/controls/Choice';
import { SETTINGS, type Settings } from './settings';
import { useSettings } from './SettingsProvider';

/** The settings with a few values each, rather than on and off. */
type ChoiceName = {
  [name in keyof Settings]: Settings[name] extends string ? name : never;
}[keyof Settings];

interface Props<Name extends ChoiceName> {
  readonly name: Name;
  readonly label: string;
  readonly options: Readonly<Record<Settings[Name], string>>;
  /** The characters that a value is about. */
  readonly hanzi?: Readonly<Record<Settings[Name], string>>;
}

export function SettingChoice<Name extends ChoiceName>(props: Props<Name>) {
  const { name, label, options, hanzi } = props;
  const { settings, change } = useSettings();
  return (
    <Choice
      label={label}
      options={SETTINGS[name].values.map((value) => ({
        value,
        label: options[value],
        hanzi: hanzi?.[value],
      }))}
      value={settings[name]}
      onChange={(value) => change(name, value)}
    />
  );
}
