import { observable } from '@legendapp/state';
import { useValue } from '@legendapp/state/react';

export type ThemeMode = 'light' | 'dark' | 'system';

/** Local storage key; `public/start.js` reads it before the first paint. */
const KEY = 'theme';
const CANVAS = { light: '#f7f5f0', dark: '#141715' };

function isMode(value: string | null): value is ThemeMode {
  return value === 'light' || value === 'dark' || value === 'system';
}

function prefersDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

/** Returns null where storage is blocked. */
function storage(): Storage | null {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the theme belongs to ui, and /start.js reads the same key
    return localStorage;
  } catch {
    return null;
  }
}

function stored(): ThemeMode {
  const value = storage()?.getItem(KEY) ?? null;
  return isMode(value) ? value : 'system';
}

const chosen$ = observable<ThemeMode>('system');

function apply(): void {
  const mode = chosen$.peek();
  const dark = mode === 'dark' || (mode === 'system' && prefersDark().matches);
  document.documentElement.classList.toggle('dark', dark);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? CANVAS.dark : CANVAS.light);
}

function setThemeMode(mode: ThemeMode): void {
  chosen$.set(mode);
  apply();
  try {
    storage()?.setItem(KEY, mode);
  } catch {
    // Storage is full: the choice lasts until a reload.
  }
}

/** Follows the device's setting and other tabs from now on. */
export function watchTheme(): void {
  prefersDark().addEventListener('change', apply);
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    chosen$.set(stored());
    apply();
  });
  chosen$.set(stored());
  apply();
}

export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  return [useValue(chosen$), setThemeMode];
}
