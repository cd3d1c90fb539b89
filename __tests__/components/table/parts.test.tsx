import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Text } from 'react-native';
import { AnswerButton } from '../../../components/table/AnswerButton';
import { Peek } from '../../../components/table/Peek';
import { Seat } from '../../../components/table/Seat';
import { Tokens } from '../../../components/Tokens';
import { show } from '../show';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const area = { x: 0, y: 0, width: 200, height: 100, turn: 0 };

describe('a seat', () => {
  test('says who sits there and what all may know, and shows what lies there', () => {
    show(
      <Seat seat={1} area={area} name="Mei" label="Mei: 4, 5" active={false}>
        <Text>her cards</Text>
      </Seat>,
    );
    const seat = screen.getByLabelText('Mei: 4, 5');
    expect(seat.props.role).toBe('group');
    expect(within(seat).getByText('Mei')).toBeOnTheScreen();
    expect(within(seat).getByText('her cards')).toBeOnTheScreen();
  });

  test('has room beside the name for what it does now', () => {
    show(
      <Seat seat={1} area={area} name="Mei" label="Mei" active aside={<Text>thinking…</Text>} />,
    );
    expect(screen.getByText('thinking…')).toBeOnTheScreen();
  });

  test('whose turn it is stands out by more than its colour', () => {
    show(<Seat seat={1} area={area} name="Mei" label="Mei" active={false} />);
    expect(screen.getByText('Mei')).toHaveStyle({ fontWeight: '500' });
    screen.rerender(<Seat seat={1} area={area} name="Mei" label="Mei" active />);
    expect(screen.getByText('Mei')).toHaveStyle({ fontWeight: '700' });
  });

  test('faces its own side of the table', () => {
    show(<Seat seat={1} area={{ ...area, turn: 90 }} name="Mei" label="Mei" active={false} />);
    expect(screen.getByLabelText('Mei')).toHaveStyle({ transform: [{ rotate: '90deg' }] });
  });
});

describe('tokens', () => {
  test('show their number, and say it', () => {
    show(<Tokens count={4} size={40} label="4 tokens" />);
    const tokens = screen.getByRole('img', { name: '4 tokens' });
    expect(within(tokens).getByText('4')).toBeOnTheScreen();
  });

  test('that are secret show no number', () => {
    show(<Tokens count={null} size={40} label="tokens" />);
    expect(screen.queryByText(/\d/, { includeHiddenElements: true })).toBeNull();
  });

  test('that have run out are none', () => {
    show(<Tokens count={0} size={40} label="no tokens" />);
    expect(screen.getByText('0')).toBeOnTheScreen();
  });
});

describe('a peek', () => {
  const shown = jest.fn(() => <Text>7</Text>);
  const eye = () => screen.getByRole('button', { name: 'Hold to see' });
  const seen = () => screen.queryByText('7', { includeHiddenElements: true });

  beforeEach(() => {
    shown.mockClear();
    show(<Peek label="Hold to see" shown={shown} />);
  });

  test('shows nothing, and does not even make it, until it is asked for', () => {
    expect(shown).not.toHaveBeenCalled();
    expect(seen()).toBeNull();
    expect(eye()).toBeCollapsed();
  });

  test('shows it while it is held, and no longer', () => {
    fireEvent(eye(), 'longPress');
    expect(seen()).toBeOnTheScreen();
    expect(eye()).toBeExpanded();
    fireEvent(eye(), 'pressOut');
    expect(seen()).toBeNull();
  });

  test('a tap shows it for a moment, for those who cannot hold', () => {
    fireEvent.press(eye());
    expect(seen()).toBeOnTheScreen();
    act(() => jest.advanceTimersByTime(2_999));
    expect(seen()).toBeOnTheScreen();
    act(() => jest.advanceTimersByTime(1));
    expect(seen()).toBeNull();
  });

  test('a second tap hides it sooner', () => {
    fireEvent.press(eye());
    fireEvent.press(eye());
    expect(seen()).toBeNull();
  });
});

describe('an answer', () => {
  const answer = (dim: boolean, onPress: () => void) =>
    show(
      <AnswerButton
        hanzi="我要"
        pinyin="wǒ yào"
        label="Take it"
        kind="primary"
        size={{ width: 150, height: 76 }}
        dim={dim}
        onPress={onPress}
      />,
    );

  test('is said in Chinese and in words, and does it', () => {
    const onPress = jest.fn();
    answer(false, onPress);
    fireEvent.press(screen.getByRole('button', { name: '我要 Take it' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.getByText('我要').props.lang).toBe('zh-Hans');
    expect(screen.getByText('wǒ yào')).toBeOnTheScreen();
  });

  test('that cannot be given says so, and can be pressed to be told why', () => {
    const onPress = jest.fn();
    answer(true, onPress);
    const button = screen.getByRole('button', { name: '我要 Take it' });
    expect(button).toBeDisabled();
    // As assistive tech does: the library's own press stops at what is said to be disabled.
    act(() => button.props.onClick({ target: button, currentTarget: button }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});
