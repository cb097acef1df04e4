import { parseUrl } from '#src/lib/parse-url.ts';

/** Build settings under Laravel's names. An empty text counts as unset. */
export type RawSettings = {
  readonly VITE_API_URL?: string | undefined;
  readonly VITE_BROADCASTER?: string | undefined;
  readonly VITE_REVERB_APP_KEY?: string | undefined;
  readonly VITE_REVERB_HOST?: string | undefined;
  readonly VITE_REVERB_PORT?: string | undefined;
  readonly VITE_REVERB_SCHEME?: string | undefined;
  readonly VITE_PUSHER_APP_KEY?: string | undefined;
  readonly VITE_PUSHER_APP_CLUSTER?: string | undefined;
  readonly VITE_MOCK?: string | undefined;
  readonly VITE_IMAGE_ORIGINS?: string | undefined;
  readonly VITE_SENTRY_DSN?: string | undefined;
  readonly VITE_PIXEL_ID?: string | undefined;
  readonly VITE_PIXEL_ORIGIN?: string | undefined;
};

export type SettingName = keyof RawSettings;

/** Invalid setting. `message` is a single sentence to show instead of the page. */
export class SettingsError extends Error {
  readonly setting: SettingName;

  constructor(setting: SettingName, value: string, expected: string) {
    const problem = value === '' ? 'is missing' : `is "${value.slice(0, 80)}"`;
    super(`${setting} ${problem}. Expected ${expected}.`);
    this.name = 'SettingsError';
    this.setting = setting;
  }
}

export function readRequired(raw: RawSettings, name: SettingName, expected: string): string {
  const value = readText(raw, name);
  if (value === null) throw new SettingsError(name, '', expected);
  return value;
}

export function readText(raw: RawSettings, name: SettingName): string | null {
  const value = raw[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

export function readMatching(raw: RawSettings, name: SettingName, pattern: RegExp, expected: string): string | null {
  const value = readText(raw, name);
  if (value !== null && !pattern.test(value)) throw new SettingsError(name, value, expected);
  return value;
}

/** Reads an origin such as https://api.example.com, without a trailing slash; null when unset. */
export function readOrigin(raw: RawSettings, name: SettingName): string | null {
  const value = readText(raw, name);
  return value === null ? null : toOrigin(name, value);
}

export function readOrigins(raw: RawSettings, name: SettingName): readonly string[] {
  const value = readText(raw, name);
  return value === null ? [] : value.split(/[\s,]+/).map((part) => toOrigin(name, part));
}

/** Reads a port from 1 to 65535; null when unset. */
export function readPort(raw: RawSettings, name: SettingName): number | null {
  const value = readText(raw, name);
  if (value === null) return null;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65_535) throw new SettingsError(name, value, 'a port between 1 and 65535');
  return port;
}

function toOrigin(name: SettingName, value: string): string {
  const url = parseUrl(value);
  const trimmed = value.replace(/\/$/, '');
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== trimmed.toLowerCase()) {
    throw new SettingsError(name, value, 'an origin without a path, such as https://api.example.com');
  }
  return url.origin;
}
