import { Text } from 'react-native';
import { Section } from '../../components/controls/Section';
import { useTheme } from '../../components/theme';
import { setups } from '../play/setups';
import { SETTINGS } from '../settings/settings';
import { useTexts, type PlayedId } from '../texts';
import { DecidedChoice } from './DecidedChoice';
import type { Decided } from './underway';

interface Props {
  readonly game: PlayedId;
  readonly settings: Decided;
  readonly onChange: (settings: Decided) => void;
}

const ON_OFF = ['on', 'off'] as const;

/** Everything that a lesson can decide for those who play it. */
export function DecidedSettings({ game, settings, onChange }: Props) {
  const { colors, text } = useTheme();
  const texts = useTexts();
  const { face, script, voice, unaided } = settings;
  const decide = (change: Decided) => onChange(withDecided(settings, change));
  return (
    <Section title={texts.plans.decided}>
      <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{texts.plans.decidedAbout}</Text>
      <DecidedChoice
        {...texts.settings.face}
        values={SETTINGS.face.values}
        value={face}
        onChange={(value) => decide({ face: value })}
      />
      <DecidedChoice
        {...texts.settings.script}
        values={SETTINGS.script.values}
        value={script}
        onChange={(value) => decide({ script: value })}
      />
      <DecidedChoice
        {...texts.settings.voice}
        values={SETTINGS.voice.values}
        value={voice}
        onChange={(value) => decide({ voice: value })}
      />
      {setups[game].unaided && (
        <DecidedChoice
          label={texts.settings.unaided.label}
          options={texts.plans.unaided}
          values={ON_OFF}
          value={unaided === undefined ? undefined : unaided ? 'on' : 'off'}
          onChange={(value) => decide({ unaided: value === undefined ? value : value === 'on' })}
        />
      )}
    </Section>
  );
}

/** What is not decided is not there at all. */
function withDecided(settings: Decided, change: Decided): Decided {
  const all = Object.entries({ ...settings, ...change });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}
