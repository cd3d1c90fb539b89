import AsyncStorage from '@react-native-async-storage/async-storage';
import { activateKeepAwakeAsync } from 'expo-keep-awake';
import { speak } from 'expo-speech';
import { hide, preventAutoHideAsync } from 'expo-splash-screen';
import { setBackgroundColorAsync } from 'expo-system-ui';
import { useEffect } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import * as v from 'valibot';

void preventAutoHideAsync();

/** What the app does when it starts. */
export function useDevice(): void {
  useEffect(() => {
    hide();
    void setBackgroundColorAsync('#ffffff');
    void AsyncStorage.getItem('bare').then((kept) => v.safeParse(v.nullable(v.string()), kept));
  }, []);
}

/** The packages that it reaches for later. Never pressed: it is here so that they are bundled. */
export function DeviceButton() {
  const press = () => {
    speak('一');
    void activateKeepAwakeAsync();
  };
  return <Pressable role="button" aria-label="Device" onPress={press} style={styles.button} />;
}

const styles = StyleSheet.create({
  button: { position: 'absolute', right: 0, bottom: 0, width: 48, height: 48 },
});
