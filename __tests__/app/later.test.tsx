import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { later } from '../../app/later';
import { reload } from '../../app/services/reload';
import { show } from '../components/show';

jest.mock('../../app/services/reload');

let mockIsThere = false;

/** In place of the network: what is fetched when it is asked for. */
jest.mock('../../app/screens/beyondHome', () => {
  if (!mockIsThere) throw new Error('no way there');
  const { Text } = jest.requireActual('react-native');
  return { screens: { Deck: ({ hero }: { hero: string }) => <Text>Cards for {hero}</Text> } };
});

const Cards = later((all) => all.Deck as unknown as (props: { hero: string }) => React.ReactNode);

const again = () => screen.getByRole('button', { name: 'Try again' });

test('a screen that could not be fetched says so, can be tried again, and is at once there from then on', async () => {
  show(<Cards hero="Anna" />);
  expect(await screen.findByText('This part of the app could not be fetched.')).toBeOnTheScreen();
  expect(reload).not.toHaveBeenCalled();

  fireEvent.press(again());
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));

  mockIsThere = true;
  fireEvent.press(again());
  expect(await screen.findByText('Cards for Anna')).toBeOnTheScreen();

  show(<Cards hero="Ben" />);
  expect(screen.getByText('Cards for Ben')).toBeOnTheScreen();
});
