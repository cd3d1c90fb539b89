import { renderHook } from '@testing-library/react-native';
import { feel } from '../../../app/services/haptics';
import { SettingsProvider, type SettingsControl } from '../../../app/settings/SettingsProvider';
import { useFeel } from '../../../app/settings/useFeel';

jest.mock('../../../app/services/haptics');

test.each([
  [true, [['drop']]],
  [false, []],
])('with vibration %s, a finger feels %j', (haptics, felt) => {
  jest.mocked(feel).mockClear();
  const control = { settings: { haptics } } as SettingsControl;
  const { result } = renderHook(useFeel, {
    wrapper: ({ children }) => <SettingsProvider value={control}>{children}</SettingsProvider>,
  });
  result.current('drop');
  expect(jest.mocked(feel).mock.calls).toEqual(felt);
});
