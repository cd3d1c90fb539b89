import { StyleSheet, Text, View } from 'react-native';
import { useAnnounced } from './announce';

interface Props {
  /** What has just come about, in words. */
  readonly children: string;
  /** Changes with every piece of news, so that the same words twice are read twice. */
  readonly news: number;
}

/** Says results to those who do not see them. */
export function LiveRegion({ children: says, news }: Props) {
  useAnnounced(says, news);
  return (
    <View aria-live="polite" style={styles.unseen}>
      <Text key={news}>{says}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
