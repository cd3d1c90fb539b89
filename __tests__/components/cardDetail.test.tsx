import { fireEvent, screen, within } from '@testing-library/react-native';
import { CardDetail } from '../../components/CardDetail';
import { readNumber } from '../../engine/chinese/number';
import { show } from './show';

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

function open() {
  const acts = { say: jest.fn(), close: jest.fn() };
  show(
    <CardDetail
      reading={readNumber(18)}
      label="eighteen"
      say={{ label: 'Say it', onPress: acts.say }}
      close={{ label: 'Close', onPress: acts.close }}
    />,
    { face: 'digitsOnly' },
  );
  return acts;
}

test('it shows all three, though the cards show digits only', () => {
  open();
  const card = within(screen.getByRole('img', { name: 'eighteen' }));
  for (const text of ['18', '十八', 'shíbā']) expect(card.getByText(text)).toBeOnTheScreen();
});

test('it can be heard, and put away', () => {
  const { say, close } = open();
  press('Say it');
  expect(say).toHaveBeenCalledTimes(1);
  press('Close');
  expect(close).toHaveBeenCalledTimes(1);
});

test('where nothing could be heard, nothing is offered', () => {
  show(
    <CardDetail
      reading={readNumber(18)}
      label="eighteen"
      close={{ label: 'Close', onPress: () => {} }}
    />,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
