import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useFonts } from 'expo-font';
import { useLocales } from 'expo-localization';
import { StatusBar, StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider, useSafeAreaInsets } from 'react-native-safe-area-context';
import { Box } from './Box';
import { DeviceButton, useDevice } from './device';

const Stack = createNativeStackNavigator<{ Page: undefined }>();

/** An empty page with one box, on the packages that the app stands on: what they cost by themselves. */
export function App() {
  const [ready] = useFonts({});
  useLocales();
  useDevice();
  if (!ready) return null;
  return (
    <GestureHandlerRootView style={styles.fill}>
      <SafeAreaProvider>
        <StatusBar barStyle="dark-content" />
        <NavigationContainer linking={{ prefixes: [], config: { screens: { Page: '*' } } }}>
          <Stack.Navigator screenOptions={{ headerShown: false }}>
            <Stack.Screen name="Page" component={Page} />
          </Stack.Navigator>
        </NavigationContainer>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}

function Page() {
  const { top } = useSafeAreaInsets();
  return (
    <View style={[styles.page, { paddingTop: top }]}>
      <Box />
      <DeviceButton />
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  page: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
