import { fireEvent, screen } from '@testing-library/react-native';
import { getAvailableVoicesAsync } from 'expo-speech';
import { open } from '../open';

test('a device without a Chinese voice is told how to get one, and the pinyin stays', async () => {
  jest.mocked(getAvailableVoicesAsync).mockResolvedValue([]);
  open();
  fireEvent.press(await screen.findByRole('link', { name: /^The cards: No, thank you/ }));
  fireEvent.press(await screen.findByRole('button', { name: 'Say it' }));
  expect(await screen.findByText(/This device has no Chinese voice/)).toBeOnTheScreen();
  expect(screen.getByRole('img')).toHaveAccessibleName('1, 一, yī');
});
