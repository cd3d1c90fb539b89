import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Paper } from './Paper';

/** A whole screen: the paper to the very edge, and on it, clear of notches and bars, what the screen is about. */
export function Screen({ children }: PropsWithChildren) {
  const { top, right, bottom, left } = useSafeAreaInsets();
  return (
    <View style={styles.fill}>
      <Paper />
      <View
        role="main"
        style={[
          styles.fill,
          { paddingTop: top, paddingRight: right, paddingBottom: bottom, paddingLeft: left },
        ]}
      >
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
