import { Notice } from '../../components/Notice';
import { useRefused } from '../kept/useRefused';
import { useTexts } from '../texts';
import { useSettings } from './SettingsProvider';

/** What went wrong with what this device keeps, until somebody has seen it. */
export function KeptNotices() {
  const texts = useTexts();
  const { broken, dismissBroken } = useSettings();
  const { warn, dismiss } = useRefused();
  return (
    <>
      {broken > 0 && (
        <Notice
          text={texts.settings.broken(broken)}
          close={{ label: texts.close, onPress: dismissBroken }}
        />
      )}
      {warn && (
        <Notice text={texts.settings.notKept} close={{ label: texts.close, onPress: dismiss }} />
      )}
    </>
  );
}
