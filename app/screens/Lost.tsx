import { useLinkProps } from '@react-navigation/native';
import { CardBack } from '../../components/CardBack';
import { LinkButton } from '../../components/LinkButton';
import { Quiet } from '../../components/Quiet';
import { Screen } from '../../components/Screen';
import type { Routes } from '../routes';
import { useTexts } from '../texts';

/** For an address that leads nowhere. */
export function Lost() {
  const texts = useTexts();
  const { href, onPress } = useLinkProps<Routes>({ screen: 'Home' });
  return (
    <Screen>
      <Quiet
        picture={<CardBack width={100} />}
        title={texts.lost.title}
        about={texts.lost.about}
        level={1}
      >
        <LinkButton kind="primary" label={texts.lost.home} way={{ href, onPress }} />
      </Quiet>
    </Screen>
  );
}
