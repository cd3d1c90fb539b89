import { StyleSheet, View } from 'react-native';
import { ELEMENT_READINGS, type Element } from '../../../engine/chinese/zodiac';
import { Hanzi } from '../../Hanzi';
import { useLook } from '../../look';
import { useTheme } from '../../theme';

interface Props {
  readonly element: Element;
  readonly size: number;
}

/** An element's character, as if stamped in its colour. */
export function ElementSeal({ element, size }: Props) {
  const { colors } = useTheme();
  const { script } = useLook();
  return (
    <View
      style={[
        styles.seal,
        {
          width: size,
          height: size,
          borderRadius: size * 0.18,
          backgroundColor: colors[element],
        },
      ]}
    >
      <Hanzi
        script={script}
        allowFontScaling={false}
        style={{ color: colors.onAccent, fontSize: size * 0.8, lineHeight: size }}
      >
        {ELEMENT_READINGS[element].hanzi[script]}
      </Hanzi>
    </View>
  );
}

const styles = StyleSheet.create({
  seal: { alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
});
