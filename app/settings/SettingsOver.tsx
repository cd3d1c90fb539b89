import { useMemo, type PropsWithChildren } from 'react';
import { LookProvider } from '../../components/look';
import { useReducedMotion } from '../services/reducedMotion';
import { VoiceProvider } from '../services/voice';
import { lookOf } from './look';
import type { Settings } from './settings';
import { SettingsProvider, useSettings } from './SettingsProvider';

interface Props {
  /** What is decided otherwise here. Nothing of it is kept: elsewhere, and afterwards, all is as it was. */
  readonly over: Partial<Settings>;
}

/** A part of the app with some settings of its own, as a lesson has them. */
export function SettingsOver({ over, children }: PropsWithChildren<Props>) {
  const control = useSettings();
  const reducedMotion = useReducedMotion();
  const here = useMemo(
    () => ({ ...control, settings: { ...control.settings, ...over } }),
    [control, over],
  );
  const look = useMemo(() => lookOf(here.settings, reducedMotion), [here, reducedMotion]);
  return (
    <SettingsProvider value={here}>
      <LookProvider value={look}>
        <VoiceProvider mode={here.settings.voice}>{children}</VoiceProvider>
      </LookProvider>
    </SettingsProvider>
  );
}
