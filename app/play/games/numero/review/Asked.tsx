import { View } from 'react-native';
import { Choice } from '../../../../../components/controls/Choice';
import { useTheme } from '../../../../../components/theme';
import type { By, Seat } from '../../../../../engine';
import { useLanguage } from '../../../../texts';
import { review } from '../../../../texts/games/numero/review';

interface Props {
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
  readonly by: By;
  readonly onBy: (by: By) => void;
}

/** Whose turns are looked at, and by what. */
export function Asked({ names, seat, onSeat, by, onBy }: Props) {
  const { space } = useTheme();
  const says = review[useLanguage()];
  return (
    <View style={{ gap: space.s }}>
      {names.length > 1 && (
        <Choice
          hideLabel
          label={says.whose}
          options={names.map((label, value) => ({ value, label }))}
          value={seat}
          onChange={onSeat}
        />
      )}
      <Choice<By>
        hideLabel
        label={says.measure}
        options={[
          { value: 'cards', label: says.measures.cards },
          { value: 'points', label: says.measures.points },
        ]}
        value={by}
        onChange={onBy}
      />
    </View>
  );
}
