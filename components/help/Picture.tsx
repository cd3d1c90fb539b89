import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';

/** A place on the page for things of the table. */
export function Picture({ children }: PropsWithChildren) {
  const { colors, radius, space } = useTheme();
  return (
    <View
      style={[
        styles.picture,
        {
          padding: space.m,
          gap: space.m,
          borderRadius: radius.card,
          borderColor: colors.fibre,
        },
      ]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  picture: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderStyle: 'dashed',
  },
});
