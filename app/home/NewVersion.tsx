import { Notice } from '../../components/Notice';
import { useNewVersion } from '../services/offline';
import { useTexts } from '../texts';

/** Told on Home alone, where no game is going on: a new version comes when somebody asks it in. */
export function NewVersion() {
  const texts = useTexts();
  const take = useNewVersion();
  if (!take) return null;
  return <Notice text={texts.home.newVersion} act={{ label: texts.home.reload, onPress: take }} />;
}
