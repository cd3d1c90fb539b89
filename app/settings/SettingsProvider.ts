import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { keep, recall } from '../kept/kept';
import { settingNames, SETTINGS, type Settings } from './settings';

export interface SettingsControl {
  readonly settings: Settings;
  /** It shows and is kept at once. */
  readonly change: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => void;
  /** How many could not be read and were set back; 0 once it has been told. */
  readonly broken: number;
  readonly dismissBroken: () => void;
}

interface Loaded {
  readonly settings: Settings;
  readonly broken: number;
}

/** The settings as they were left; null until they are known. */
export function useKeptSettings(): SettingsControl | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    let here = true;
    void load().then((now) => here && setLoaded(now));
    return () => {
      here = false;
    };
  }, []);

  const change = useCallback<SettingsControl['change']>((name, value) => {
    setLoaded((now) => now && { ...now, settings: { ...now.settings, [name]: value } });
    keep(SETTINGS[name], value);
  }, []);

  const dismissBroken = useCallback(() => setLoaded((now) => now && { ...now, broken: 0 }), []);

  return useMemo(
    () => loaded && { ...loaded, change, dismissBroken },
    [loaded, change, dismissBroken],
  );
}

async function load(): Promise<Loaded> {
  const recalled = await Promise.all(
    settingNames.map(async (name) => ({ name, ...(await recall<unknown>(SETTINGS[name])) })),
  );
  return {
    // Each was read by its own setting, so the whole has the right shape.
    settings: Object.fromEntries(
      recalled.map(({ name, value }) => [name, value]),
    ) as unknown as Settings,
    broken: recalled.filter(({ broken }) => broken).length,
  };
}

const SettingsContext = createContext<SettingsControl | null>(null);

export const SettingsProvider = SettingsContext.Provider;

export function useSettings(): SettingsControl {
  const control = useContext(SettingsContext);
  if (!control) throw new Error('useSettings needs a SettingsProvider above it');
  return control;
}
