import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { useTheme } from '../../../components/theme';
import { TopBar } from '../../../components/TopBar';
import { gameTexts, useTexts, type PlayedId } from '../../texts';

interface Props {
  readonly game: PlayedId;
  readonly onBack: () => void;
  /** Null where there is nothing to undo. */
  readonly onUndo: (() => void) | null;
  /** Null while there is nobody to help. */
  readonly onHint: (() => void) | null;
  /** Null while nobody is waited for. */
  readonly onHurry: (() => void) | null;
  readonly onRules: () => void;
  readonly onMenu: () => void;
}

const nothing = () => {};

export function Bar({ game, onBack, onUndo, onHint, onHurry, onRules, onMenu }: Props) {
  const { colors } = useTheme();
  const texts = useTexts();
  return (
    <TopBar hanzi={gameTexts[game].hanzi} back={{ label: texts.back, onPress: onBack }}>
      {onHurry && (
        <IconButton label={texts.table.hurry} onPress={onHurry}>
          <Icon name="hurry" color={colors.accent} />
        </IconButton>
      )}
      <IconButton label={texts.table.undo} disabled={onUndo === null} onPress={onUndo ?? nothing}>
        <Icon name="undo" color={colors.ink} />
      </IconButton>
      <IconButton label={texts.table.hint} disabled={onHint === null} onPress={onHint ?? nothing}>
        <Icon name="hint" color={colors.ink} />
      </IconButton>
      <IconButton label={texts.table.rules} onPress={onRules}>
        <Icon name="rules" color={colors.ink} />
      </IconButton>
      <IconButton label={texts.table.menu} onPress={onMenu}>
        <Icon name="more" color={colors.ink} />
      </IconButton>
    </TopBar>
  );
}
