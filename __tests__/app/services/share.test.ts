import { Share } from 'react-native';
import { share } from '../../../app/services/share';

const handOn = jest.spyOn(Share, 'share');

test.each([
  ['handed on', Share.sharedAction, 'shared'],
  ['thought better of', Share.dismissedAction, 'dismissed'],
])('a text that is %s', async (_, action, told) => {
  handOn.mockResolvedValue({ action } as never);
  expect(await share('数数')).toBe(told);
  expect(handOn).toHaveBeenCalledWith({ message: '数数' });
});

test('a device that cannot is told of, and nothing is thrown', async () => {
  handOn.mockRejectedValue(new Error('no such thing'));
  expect(await share('数数')).toBe('failed');
});
