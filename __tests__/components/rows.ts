import { screen } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';

/** Every item of the lists on the screen, text by text. */
export function rows(): string[][] {
  // To phones an item is no element of its own, and the library's queries pass over it.
  const items = screen.UNSAFE_root.findAll((it) => isHost(it) && it.props.role === 'listitem');
  return items.map(textsIn);
}

const isHost = ({ type }: ReactTestInstance) => typeof type === 'string';
const isText = ({ type }: ReactTestInstance) => (type as string) === 'Text';

function textsIn(node: ReactTestInstance): string[] {
  if (isHost(node) && node.props['aria-hidden']) return [];
  if (isText(node)) return [written(node)];
  return node.children.flatMap((child) => (typeof child === 'string' ? [] : textsIn(child)));
}

function written(node: ReactTestInstance): string {
  return node.children
    .map((child) => (typeof child === 'string' ? child : written(child)))
    .join('');
}
