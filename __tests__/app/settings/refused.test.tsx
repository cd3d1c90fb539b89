import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen } from '@testing-library/react-native';
import { open } from '../open';

test('a device that keeps nothing is told of once, and everything goes on', async () => {
  const refuse = () => Promise.reject(new Error('SecurityError'));
  jest.mocked(AsyncStorage.getItem).mockImplementation(refuse);
  jest.mocked(AsyncStorage.setItem).mockImplementation(refuse);
  open();
  expect(await screen.findByText(/This device keeps nothing/)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/This device keeps nothing/)).toBeNull();

  fireEvent.press(screen.getByRole('link', { name: 'Settings' }));
  fireEvent.press(await screen.findByRole('radio', { name: 'Large' }));
  expect(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
  expect(screen.queryByText(/This device keeps nothing/)).toBeNull();
});
