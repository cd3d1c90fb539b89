import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { AccessibilityInfo, Dimensions, Platform, StyleSheet, Text } from 'react-native';
import { HandOff } from '../../components/HandOff';
import { LiveRegion } from '../../components/LiveRegion';
import { Log, LogLines } from '../../components/Log';
import { Notice } from '../../components/Notice';
import { Quiet } from '../../components/Quiet';
import { ScoreSheet } from '../../components/ScoreSheet';
import { Sheet } from '../../components/Sheet';
import { Standing } from '../../components/Standing';
import { Word } from '../../components/Word';
import { rows } from './rows';
import { show } from './show';

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

test('the gate says whom it waits for, and opens by their word alone', () => {
  const onOpen = jest.fn();
  show(
    <HandOff
      seat={1}
      title="Pass the device to Mei"
      about="Only Mei looks now."
      action="I am Mei"
      onOpen={onOpen}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Pass the device to Mei' })).toBeOnTheScreen();
  expect(screen.getByText('Only Mei looks now.')).toBeOnTheScreen();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(onOpen).not.toHaveBeenCalled();
  press('I am Mei');
  expect(onOpen).toHaveBeenCalledTimes(1);
});

describe('a page with little to say', () => {
  const onIts = (window: { width: number; height: number }) => {
    const spied = jest
      .spyOn(Dimensions, 'get')
      .mockReturnValue({ ...window, scale: 1, fontScale: 1 });
    show(
      <Quiet picture={<Text>picture</Text>} title="Pause" about="Everybody waits.">
        <Text>on</Text>
      </Quiet>,
    );
    spied.mockRestore();
    const words = StyleSheet.flatten(screen.getByRole('heading', { name: 'Pause' }).props.style);
    return words.textAlign;
  };

  test('has its picture above its words, and beside them where the window is low', () => {
    expect(onIts({ width: 390, height: 844 })).toBe('center');
    screen.unmount();
    expect(onIts({ width: 844, height: 390 })).toBe('left');
  });
});

describe('the log', () => {
  test('tells what happened, line by line, the newest last', () => {
    show(
      <Log
        title="What happened"
        empty="Nothing yet"
        lines={[{ text: 'Mei took 五', seat: 0 }, { text: 'The next card is 六' }]}
      />,
    );
    expect(screen.getByRole('heading', { name: 'What happened' })).toBeOnTheScreen();
    expect(rows()).toEqual([['Mei took 五'], ['The next card is 六']]);
    expect(screen.queryByText('Nothing yet')).toBeNull();
  });

  test('says so while nothing has happened', () => {
    show(<LogLines empty="Nothing yet" lines={[]} />);
    expect(screen.getByText('Nothing yet')).toBeOnTheScreen();
    expect(rows()).toEqual([]);
  });
});

describe('news for those who do not see the table', () => {
  const told = jest.mocked(AccessibilityInfo.announceForAccessibility);
  let device: jest.ReplaceProperty<typeof Platform.OS> | undefined;
  const on = (os: typeof Platform.OS) => {
    device = jest.replaceProperty(Platform, 'OS', os);
  };

  beforeEach(() => told.mockClear());
  afterEach(() => device?.restore());

  test('stand in a region that Android and browsers watch', () => {
    on('android');
    show(<LiveRegion news={1}>Mei took 五</LiveRegion>);
    expect(screen.getByText('Mei took 五').parent?.parent?.props['aria-live']).toBe('polite');
    expect(told).not.toHaveBeenCalled();
  });

  test('are announced to iOS, the same words twice when they come twice', () => {
    on('ios');
    show(<LiveRegion news={1}>Mei: 不要，谢谢</LiveRegion>);
    screen.rerender(<LiveRegion news={1}>Mei: 不要，谢谢</LiveRegion>);
    expect(told.mock.calls).toEqual([['Mei: 不要，谢谢']]);
    screen.rerender(<LiveRegion news={2}>Mei: 不要，谢谢</LiveRegion>);
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('are not announced when there are none', () => {
    on('ios');
    show(<LiveRegion news={0}>{''}</LiveRegion>);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('a sheet', () => {
  test('has a title, holds what it is given, and can be put away', () => {
    const onClose = jest.fn();
    show(
      <Sheet title="Hint" close="Close" onClose={onClose}>
        <Text>Look at your cards</Text>
      </Sheet>,
    );
    const dialog = screen.getByLabelText('Hint');
    expect(within(dialog).getByRole('heading', { name: 'Hint' })).toBeOnTheScreen();
    expect(within(dialog).getByText('Look at your cards')).toBeOnTheScreen();
    press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('is put away by the device’s own way back', () => {
    const onClose = jest.fn();
    show(
      <Sheet title="Hint" close="Close" onClose={onClose}>
        <Text>Look</Text>
      </Sheet>,
    );
    fireEvent(screen.getByLabelText('Hint'), 'requestClose');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('the score sheet has everyone’s place, total and the account of it', () => {
  const row = { won: false, picture: <Text>cards</Text> };
  show(
    <ScoreSheet
      title="Bo wins"
      rows={[
        { ...row, seat: 1, name: 'Bo', total: -3, place: '1st', won: true, account: '4 − 7 = −3' },
        { ...row, seat: 0, name: 'Mei', total: 12, place: '2nd', account: '12 − 0 = 12' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Bo wins' })).toBeOnTheScreen();
  expect(rows()).toEqual([
    ['Bo', '1st', '−3', 'cards', '4 − 7 = −3'],
    ['Mei', '2nd', '12', 'cards', '12 − 0 = 12'],
  ]);
});

test('the open score has everybody in their order', () => {
  show(
    <Standing
      title="The open score"
      rows={[
        { seat: 0, name: 'Mei', points: 12 },
        { seat: 1, name: 'Bo', points: 0 },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'The open score' })).toBeOnTheScreen();
  expect(rows()).toEqual([
    ['Mei', '12'],
    ['Bo', '0'],
  ]);
});

describe('a word from the table', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('can be read, and passes by itself', () => {
    const onGone = jest.fn();
    show(<Word onGone={onGone}>It is not your turn yet.</Word>);
    const word = screen.getByText('It is not your turn yet.');
    expect(word.parent?.parent?.props.role).toBe('status');
    wait(4_999);
    expect(onGone).not.toHaveBeenCalled();
    wait(1);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  test('that is followed by another gives it the full time', () => {
    const onGone = jest.fn();
    show(<Word onGone={onGone}>One</Word>);
    wait(4_000);
    screen.rerender(<Word onGone={onGone}>Two</Word>);
    wait(4_999);
    expect(onGone).not.toHaveBeenCalled();
    wait(1);
    expect(onGone).toHaveBeenCalledTimes(1);
  });
});

test('a notice stays until it is put away', () => {
  const onPress = jest.fn();
  show(<Notice text="Nothing is kept here" close={{ label: 'Close', onPress }} />);
  expect(screen.getByText('Nothing is kept here')).toBeOnTheScreen();
  press('Close');
  expect(onPress).toHaveBeenCalledTimes(1);
});
