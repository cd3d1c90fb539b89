import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { useTheme } from '../../components/theme';
import { share, type Shared } from '../services/share';
import { useTexts } from '../texts';

/** Hands a text on; where the device cannot, the text is there to be selected. */
export function ShareWay({ text: told }: { readonly text: string }) {
  const { colors, radius, space, text } = useTheme();
  const texts = useTexts();
  const [shared, setShared] = useState<Shared | null>(null);
  const soft = [styles.centred, { color: colors.inkSoft, fontSize: text.s }];
  return (
    <View style={[styles.share, { gap: space.s }]}>
      <Button
        kind="secondary"
        label={texts.today.share}
        onPress={() => void share(told).then(setShared)}
      />
      <View aria-live="polite" style={[styles.share, { gap: space.s }]}>
        {shared === 'copied' && <Text style={soft}>{texts.today.copied}</Text>}
        {shared === 'failed' && (
          <>
            <Text style={soft}>{texts.today.failed}</Text>
            <Text
              selectable
              style={[
                styles.centred,
                styles.told,
                {
                  padding: space.m,
                  borderRadius: radius.card,
                  borderColor: colors.cardEdge,
                  backgroundColor: colors.card,
                  color: colors.ink,
                  fontSize: text.m,
                },
              ]}
            >
              {told}
            </Text>
          </>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  share: { alignItems: 'center' },
  centred: { textAlign: 'center' },
  told: { borderWidth: 1 },
});
