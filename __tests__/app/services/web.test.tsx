/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react-native';
import { useKeys } from '../../../app/services/keys.web';
import { usePage } from '../../../app/services/page.web';
import { useScreenReader } from '../../../app/services/screenReader.web';
import { useTextScale } from '../../../app/services/textScale.web';
import { touched } from '../../../app/services/touched.web';

jest.mock('@react-navigation/native', () => ({ useIsFocused: () => true }));

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.style.fontSize = '';
});

test('letters are as much larger as the browser was told to make them', () => {
  document.documentElement.style.fontSize = '24px';
  const { result } = renderHook(useTextScale);
  expect(result.current).toBe(1.5);
  document.documentElement.style.fontSize = '32px';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(2);
});

test('where the browser says nothing, letters have their usual size', () => {
  expect(renderHook(useTextScale).result.current).toBe(1);
});

test('the page is in the language and the light of the app', () => {
  const { rerender } = renderHook(usePage, {
    initialProps: { language: 'en', scheme: 'light' as 'light' | 'dark' },
  });
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.style.colorScheme).toBe('light');
  rerender({ language: 'zh-Hans', scheme: 'dark' });
  expect(document.documentElement.lang).toBe('zh-Hans');
  expect(document.documentElement.style.colorScheme).toBe('dark');
});

test('a browser does not tell whether a screen reader is on', () => {
  expect(renderHook(useScreenReader).result.current).toBe(false);
});

test('before a touch a page may neither speak nor shake', () => {
  const active = (hasBeenActive: boolean) =>
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive },
      configurable: true,
    });
  active(false);
  expect(touched()).toBe(false);
  active(true);
  expect(touched()).toBe(true);
});

describe('a key', () => {
  function hearing() {
    const heard = jest.fn();
    renderHook(() => useKeys({ s: heard }));
    return heard;
  }
  const press = (on: EventTarget, more: KeyboardEventInit = {}) =>
    on.dispatchEvent(
      new KeyboardEvent('keydown', { key: 's', bubbles: true, cancelable: true, ...more }),
    );

  test('is heard wherever the focus is', () => {
    const heard = hearing();
    press(document.body);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('with Ctrl is the browser’s', () => {
    const heard = hearing();
    press(document.body, { ctrlKey: true });
    expect(heard).not.toHaveBeenCalled();
  });

  test('in a text field is a letter', () => {
    const heard = hearing();
    press(document.body.appendChild(document.createElement('input')));
    expect(heard).not.toHaveBeenCalled();
  });

  test('that a control has used is used', () => {
    const heard = hearing();
    const radio = document.body.appendChild(document.createElement('div'));
    radio.addEventListener('keydown', (event) => event.preventDefault());
    press(radio);
    expect(heard).not.toHaveBeenCalled();
  });

  test('does not reach what lies under a dialog', () => {
    const heard = hearing();
    document.body.innerHTML = '<div aria-modal="true"><button>Close</button></div>';
    press(document.body);
    expect(heard).not.toHaveBeenCalled();
  });
});
