import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Button } from '../../../components/controls/Button';
import { Choice } from '../../../components/controls/Choice';
import { Field } from '../../../components/controls/Field';
import { Section } from '../../../components/controls/Section';
import { Switch } from '../../../components/controls/Switch';
import { show } from '../show';

/** A key on the control that has the focus; whether the page was kept from scrolling. */
function key(control: ReturnType<typeof screen.getByRole>, name: string): boolean {
  const preventDefault = jest.fn();
  fireEvent(control, 'keyDown', { nativeEvent: { key: name }, preventDefault });
  return preventDefault.mock.calls.length > 0;
}

describe('a choice', () => {
  const options = [
    { value: 'easy', label: 'Easy' },
    { value: 'fair', label: 'Fair' },
    { value: 'hard', label: 'Hard', hanzi: '难' },
  ] as const;
  type Level = (typeof options)[number]['value'];

  function Levels({ start = 'fair' }: { readonly start?: Level }) {
    const [level, setLevel] = useState<Level>(start);
    return <Choice label="Level" options={options} value={level} onChange={setLevel} />;
  }

  const radio = (name: string) => screen.getByRole('radio', { name });
  const chosen = () => screen.getAllByRole('radio', { checked: true });

  test('is a group with a name, and shows which one is chosen', () => {
    show(<Levels />);
    expect(screen.getByLabelText('Level').props.role).toBe('radiogroup');
    expect(chosen()).toEqual([radio('Fair')]);
  });

  test('a tap chooses another', () => {
    show(<Levels />);
    fireEvent.press(radio('难 Hard'));
    expect(chosen()).toEqual([radio('难 Hard')]);
  });

  test('arrows go through it and round its ends, and the page stays where it is', () => {
    show(<Levels />);
    expect(key(radio('Fair'), 'ArrowRight')).toBe(true);
    expect(chosen()).toEqual([radio('难 Hard')]);
    key(radio('难 Hard'), 'ArrowDown');
    expect(chosen()).toEqual([radio('Easy')]);
    key(radio('Easy'), 'ArrowLeft');
    expect(chosen()).toEqual([radio('难 Hard')]);
    key(radio('难 Hard'), 'ArrowUp');
    expect(chosen()).toEqual([radio('Fair')]);
  });

  test('space chooses, and other keys are left alone', () => {
    show(<Levels />);
    key(radio('Easy'), ' ');
    expect(chosen()).toEqual([radio('Easy')]);
    expect(key(radio('Easy'), 'x')).toBe(false);
  });

  test('Tab stops at the chosen one alone', () => {
    show(<Levels />);
    const stops = screen.getAllByRole('radio').map((it) => it.props.tabIndex);
    expect(stops).toEqual([-1, 0, -1]);
  });
});

describe('a switch', () => {
  function Sound() {
    const [on, setOn] = useState(false);
    return <Switch label="Sound" about="Small noises" on={on} onChange={setOn} />;
  }
  const sound = () => screen.getByRole('switch', { name: 'Sound' });

  test('says whether it is on, and what it does', () => {
    show(<Sound />);
    expect(sound()).not.toBeChecked();
    expect(screen.getByText('Small noises')).toBeOnTheScreen();
  });

  test('is turned by a tap and by the space bar', () => {
    show(<Sound />);
    fireEvent.press(sound());
    expect(sound()).toBeChecked();
    key(sound(), ' ');
    expect(sound()).not.toBeChecked();
  });
});

describe('a button', () => {
  test('does what it says', () => {
    const onPress = jest.fn();
    show(<Button label="Take" hanzi="我要" pinyin="wǒ yào" kind="primary" onPress={onPress} />);
    fireEvent.press(screen.getByRole('button', { name: '我要 Take' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.getByText('wǒ yào')).toBeOnTheScreen();
  });

  test('says why it cannot be pressed', () => {
    const onPress = jest.fn();
    show(<Button label="Pass" kind="secondary" onPress={onPress} disabled reason="No tokens" />);
    fireEvent.press(screen.getByRole('button', { name: 'Pass' }));
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toBeDisabled();
    expect(screen.getByText('No tokens')).toBeOnTheScreen();
  });

  test('keeps its reason to itself while it can be pressed', () => {
    show(<Button label="Pass" kind="quiet" onPress={() => {}} reason="No tokens" />);
    expect(screen.queryByText('No tokens')).toBeNull();
  });
});

test('a field takes what is written, up to its length', () => {
  const onChange = jest.fn();
  show(<Field label="Name" value="Mei" onChange={onChange} maxLength={12} placeholder="Player" />);
  const field = screen.getByLabelText('Name');
  expect(field).toHaveDisplayValue('Mei');
  expect(field.props.maxLength).toBe(12);
  fireEvent.changeText(field, 'Meilin');
  expect(onChange).toHaveBeenCalledWith('Meilin');
});

test('a section has a heading', () => {
  show(
    <Section title="Cards">
      <Button label="Look" kind="quiet" onPress={() => {}} />
    </Section>,
  );
  expect(screen.getByRole('heading', { name: 'Cards' })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Look' })).toBeOnTheScreen();
});
