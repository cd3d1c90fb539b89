import { useLinkProps } from '@react-navigation/native';
import { Fan } from '../../components/Fan';
import { LinkButton } from '../../components/LinkButton';
import { Quiet } from '../../components/Quiet';
import type { Routes } from '../routes';

interface Props {
  readonly title: string;
  readonly about: string;
  readonly way: {
    readonly label: string;
    readonly to: { readonly screen: 'Home' | 'Records' };
  };
}

/** Nothing is here: what would be, and where to go on from here. */
export function Nothing({ title, about, way }: Props) {
  const { href, onPress } = useLinkProps<Routes>(way.to);
  return (
    <Quiet picture={<Fan width={180} />} title={title} about={about}>
      <LinkButton kind="primary" label={way.label} way={{ href, onPress }} />
    </Quiet>
  );
}
