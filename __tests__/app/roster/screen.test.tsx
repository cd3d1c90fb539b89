import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { recall, settled } from '../../../app/kept/kept';
import { keptRoster } from '../../../app/roster/roster';
import { open } from '../open';

beforeEach(() => AsyncStorage.clear());

async function openRoster(languageTag?: string) {
  open(languageTag);
  fireEvent.press(await screen.findByRole('link', { name: /^(Players|玩家)$/ }));
  await screen.findByLabelText(/^(Name|名字)$/);
}

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

function add(...names: string[]) {
  for (const name of names) {
    fireEvent.changeText(screen.getByLabelText('Name'), name);
    press('Add');
  }
}

/** What is kept: names in their order. */
async function names() {
  await settled();
  return (await recall(keptRoster)).value.map(({ name }) => name);
}

test('names are added, with the button or with Enter', async () => {
  await openRoster();
  add('Mei');
  fireEvent.changeText(screen.getByLabelText('Name'), 'Bo');
  fireEvent(screen.getByLabelText('Name'), 'submitEditing');
  expect(await names()).toEqual(['Mei', 'Bo']);
  expect(screen.getByLabelText('Name')).toHaveDisplayValue('');
});

test('a name that is there already is told of, and not added', async () => {
  await openRoster();
  add('Mei', 'mei');
  expect(screen.getByText(/^This name is there already/)).toBeOnTheScreen();
  expect(await names()).toEqual(['Mei']);
});

test('a name can be written anew', async () => {
  await openRoster();
  add('Mei', 'Bo');
  fireEvent.changeText(screen.getByLabelText('Name of Bo'), 'Bobo');
  expect(await names()).toEqual(['Mei', 'Bobo']);
});

test('while it is no name, the old one stays and the reason is told', async () => {
  await openRoster();
  add('Mei', 'Bo');
  fireEvent.changeText(screen.getByLabelText('Name of Bo'), '');
  expect(screen.getByText('Everybody needs a name.')).toBeOnTheScreen();
  fireEvent(screen.getByLabelText('Name of Bo'), 'blur');
  expect(screen.getByLabelText('Name of Bo')).toHaveDisplayValue('Bo');
  expect(await names()).toEqual(['Mei', 'Bo']);
});

test('the order can be changed', async () => {
  await openRoster();
  add('Mei', 'Bo', 'Lin');
  press('Lin up');
  press('Mei down');
  expect(await names()).toEqual(['Lin', 'Mei', 'Bo']);
  expect(screen.getByRole('button', { name: 'Lin up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Bo down' })).toBeDisabled();
});

test('from each a way leads to what they have played', async () => {
  await openRoster();
  add('Mei', 'Bo');
  await act(settled);
  fireEvent.press(screen.getByRole('link', { name: 'What Bo has played' }));
  expect(await screen.findByText('Nothing of this player yet')).toBeOnTheScreen();
  expect(screen.getAllByText('Bo')).not.toEqual([]);
});

test('removing asks once', async () => {
  await openRoster();
  add('Mei', 'Bo');
  press('Remove Mei');
  press('Keep');
  expect(await names()).toEqual(['Mei', 'Bo']);
  press('Remove Mei');
  press('Remove');
  expect(await names()).toEqual(['Bo']);
});

test('a sign is chosen by shape and colour', async () => {
  await openRoster();
  add('Mei');
  press('Sign of Mei: Circle, Blue');
  fireEvent.press(screen.getByRole('radio', { name: 'Star' }));
  fireEvent.press(screen.getByRole('radio', { name: 'Green' }));
  await settled();
  expect((await recall(keptRoster)).value[0]).toMatchObject({ shape: 4, color: 2 });
});

test('a list that cannot be read is told of, and a new one can be begun', async () => {
  await AsyncStorage.setItem(keptRoster.key, 'torn');
  await openRoster();
  expect(screen.getByText(/^The list of players could not be read/)).toBeOnTheScreen();
  add('Mei');
  expect(await names()).toEqual(['Mei']);
});

test('in Chinese, all of it is in Chinese', async () => {
  await openRoster('zh-CN');
  expect(screen.getByText('还没有人。请在上面写名字。')).toBeOnTheScreen();
});
