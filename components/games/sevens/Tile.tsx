import { StyleSheet, View } from 'react-native';
import { useTheme } from '../../theme';
import { Index } from './Index';

interface Props {
  readonly card: string;
  readonly width: number;
  readonly height: number;
  /** Not to be touched: only where it will lie. */
  readonly faint?: boolean;
}

/** A card that is not there: only its number and its suit. */
export function Tile({ card, width, height, faint = false }: Props) {
  const { colors } = useTheme();
  const index = Math.min(width, height / 0.42);
  return (
    <View
      style={[
        styles.tile,
        {
          width,
          height,
          borderRadius: Math.min(8, height * 0.2),
          borderColor: faint ? colors.cardEdge : colors.accent,
          borderStyle: faint ? 'dashed' : 'solid',
          backgroundColor: faint ? 'transparent' : colors.card,
        },
      ]}
    >
      <View style={faint && styles.faint}>
        <Index card={card} width={index} inRow={height < width} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tile: { alignItems: 'center', justifyContent: 'center', borderWidth: 1 },
  faint: { opacity: 0.5 },
});
