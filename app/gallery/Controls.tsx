import { useState } from 'react';
import { Button } from '../../components/controls/Button';
import { Choice } from '../../components/controls/Choice';
import { Field } from '../../components/controls/Field';
import { Switch } from '../../components/controls/Switch';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { useTheme } from '../../components/theme';
import { Toggle } from '../../components/Toggle';
import { PHRASES } from '../../engine/chinese/words';
import { Row, Shown } from './Shown';
import { words } from './words';

const KINDS = ['primary', 'secondary', 'quiet'] as const;
const ICONS = ['undo', 'hint', 'rules', 'hurry', 'more', 'speaker', 'eye', 'cross'] as const;
const nothing = () => {};

export function Controls() {
  const { colors } = useTheme();
  const [choice, setChoice] = useState<'a' | 'b' | 'c'>('a');
  const [on, setOn] = useState(true);
  const [pressed, setPressed] = useState(false);
  const [written, setWritten] = useState('');
  const { take } = PHRASES;
  return (
    <>
      <Row>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} label={words.buttons[kind]} onPress={nothing} />
        ))}
        <Button
          kind="primary"
          hanzi={take.hanzi.simplified}
          pinyin={take.said}
          label={words.answers.take}
          onPress={nothing}
        />
        <Button
          kind="secondary"
          label={words.buttons.disabled}
          onPress={nothing}
          disabled
          reason={words.reason}
        />
      </Row>
      <Row>
        {ICONS.map((name) => (
          <Shown key={name} as={name}>
            <IconButton raised label={name} onPress={nothing}>
              <Icon name={name} color={colors.ink} />
            </IconButton>
          </Shown>
        ))}
        <IconButton disabled label={words.buttons.disabled} onPress={nothing}>
          <Icon name="undo" color={colors.ink} />
        </IconButton>
      </Row>
      <Choice
        label={words.choice.label}
        options={(['a', 'b', 'c'] as const).map((value) => ({ value, label: words.choice[value] }))}
        value={choice}
        onChange={setChoice}
      />
      <Switch label={words.switch.label} about={words.switch.about} on={on} onChange={setOn} />
      <Toggle
        hanzi={take.hanzi.simplified}
        label={words.switch.label}
        on={pressed}
        onChange={setPressed}
      />
      <Field label={words.field} value={written} onChange={setWritten} maxLength={20} />
    </>
  );
}
