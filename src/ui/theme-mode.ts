import { createStore, useStore } from './store.ts';

/** What the writer chose; "system" follows the device. */
export type ThemeMode = 'light' | 'dark' | 'system';

/** Local storage key; `public/theme.js` reads it before the first paint. */
const KEY = 'theme';
const CANVAS = { light: '#f7f5f0', dark: '#141715' };

const isMode = (value: string | null): value is ThemeMode =>
  value === 'light' || value === 'dark' || value === 'system';

const prefersDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** The device's storage, null where it is closed. */
function storage(): Storage | null {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the theme belongs to ui, and /theme.js reads the same key
    return localStorage;
  } catch {
    return null;
  }
}

function stored(): ThemeMode {
  const value = storage()?.getItem(KEY) ?? null;
  return isMode(value) ? value : 'system';
}

const chosen = createStore<ThemeMode>('system');

function apply(): void {
  const mode = chosen.read();
  const dark = mode === 'dark' || (mode === 'system' && prefersDark().matches);
  document.documentElement.classList.toggle('dark', dark);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? CANVAS.dark : CANVAS.light);
}

/** Shows the choice at once, in every open tab, and keeps it on this device. */
function setThemeMode(mode: ThemeMode): void {
  chosen.set(mode);
  apply();
  try {
    storage()?.setItem(KEY, mode);
  } catch {
    // No room: the choice then lasts as long as this page.
  }
}

/** Follows the device's setting and other tabs; called once at start. Returns the way to stop. */
export function watchTheme(): () => void {
  const media = prefersDark();
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    chosen.set(stored());
    apply();
  };
  media.addEventListener('change', apply);
  window.addEventListener('storage', onStorage);
  chosen.set(stored());
  apply();
  return () => {
    media.removeEventListener('change', apply);
    window.removeEventListener('storage', onStorage);
  };
}

/** The choice, live, and its setter. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  return [useStore(chosen), setThemeMode];
}
