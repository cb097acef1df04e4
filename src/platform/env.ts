import { realtimeDefaults } from '#src/lib/constants.ts';
import { parseUrl } from '#src/lib/urls.ts';

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

type SettingName = keyof RawSettings;

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

function readRequired(raw: RawSettings, name: SettingName, expected: string): string {
  const value = readText(raw, name);
  if (value === null) throw new SettingsError(name, '', expected);
  return value;
}

function readText(raw: RawSettings, name: SettingName): string | null {
  const value = raw[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

function readMatching(raw: RawSettings, name: SettingName, pattern: RegExp, expected: string): string | null {
  const value = readText(raw, name);
  if (value !== null && !pattern.test(value)) throw new SettingsError(name, value, expected);
  return value;
}

/** Reads an origin such as https://api.example.com, without a trailing slash; null when unset. */
function readOrigin(raw: RawSettings, name: SettingName): string | null {
  const value = readText(raw, name);
  return value === null ? null : toOrigin(name, value);
}

function readOrigins(raw: RawSettings, name: SettingName): readonly string[] {
  const value = readText(raw, name);
  return value === null ? [] : value.split(/[\s,]+/).map((part) => toOrigin(name, part));
}

/** Reads a port from 1 to 65535; null when unset. */
function readPort(raw: RawSettings, name: SettingName): number | null {
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

/** WebSocket settings (specification section 9: port 443, forced TLS, unless set otherwise). */
export type LiveSettings =
  | { broadcaster: 'reverb'; key: string; host: string; port: number; tls: boolean }
  | { broadcaster: 'pusher'; key: string; cluster: string };

type Settings = {
  apiOrigin: string;
  live: LiveSettings;
  /** Mock-response mode: shows the demo controls and enables the debug panel. */
  mock: boolean;
  development: boolean;
  imageOrigins: readonly string[];
  sentryDsn: string | null;
  /** The sign-in screens' tracking pixel. Without one, consent isn't requested. */
  pixel: PixelSettings | null;
};

export type PixelSettings = { id: string; origin: string };

export type PageLocation = Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>;

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions, typescript/no-empty-object-type -- only an interface merges with Vite's
  interface ImportMetaEnv extends RawSettings {}
}

/** Parses settings. Throws SettingsError, which names the wrong one. Pure. */
export function parseSettings(raw: RawSettings, page: PageLocation, development = false): Settings {
  const apiOrigin = readOrigin(raw, 'VITE_API_URL') ?? page.origin;
  const mock = readText(raw, 'VITE_MOCK') === 'true';
  return {
    apiOrigin,
    live: parseLive(raw, mock ? mockDefaults(page) : { ...realtimeDefaults, host: new URL(apiOrigin).hostname }),
    mock,
    development,
    imageOrigins: readOrigins(raw, 'VITE_IMAGE_ORIGINS'),
    sentryDsn: readMatching(
      raw,
      'VITE_SENTRY_DSN',
      /^https?:\/\/\w+@[\w.-]+(?::\d+)?(?:\/[\w-]+)*\/\d+$/,
      'the address of a project, such as https://key@errors.example.com/42',
    ),
    pixel: parsePixel(raw),
  };
}

function parsePixel(raw: RawSettings): PixelSettings | null {
  const id = readMatching(raw, 'VITE_PIXEL_ID', /^[\w-]{1,64}$/, 'the id of a pixel: letters, digits, - and _');
  const origin = readOrigin(raw, 'VITE_PIXEL_ORIGIN');
  if (id === null && origin === null) return null;
  return {
    id: id ?? readRequired(raw, 'VITE_PIXEL_ID', 'the id of the pixel at VITE_PIXEL_ORIGIN'),
    origin: origin ?? readRequired(raw, 'VITE_PIXEL_ORIGIN', 'the origin of the pixel, such as https://pixel.example'),
  };
}

type LiveDefaults = { scheme: string; host: string; port: number; key?: string };

function mockDefaults(page: PageLocation): LiveDefaults {
  const scheme = page.protocol.replace(':', '');
  const usualPort = scheme === 'http' ? 80 : 443;
  return { scheme, host: page.hostname, port: page.port === '' ? usualPort : Number(page.port), key: 'demo' };
}

function parseLive(raw: RawSettings, defaults: LiveDefaults): LiveSettings {
  const broadcaster = readMatching(raw, 'VITE_BROADCASTER', /^(reverb|pusher)$/, 'reverb or pusher') ?? 'reverb';
  if (broadcaster === 'pusher') {
    const cluster = 'a cluster name such as eu';
    readRequired(raw, 'VITE_PUSHER_APP_CLUSTER', cluster);
    return {
      broadcaster,
      key: readRequired(raw, 'VITE_PUSHER_APP_KEY', 'the key of the Pusher application'),
      cluster: readMatching(raw, 'VITE_PUSHER_APP_CLUSTER', /^[a-z0-9-]{1,20}$/, cluster) ?? '',
    };
  }
  const scheme = readMatching(raw, 'VITE_REVERB_SCHEME', /^https?$/, 'http or https') ?? defaults.scheme;
  return {
    broadcaster: 'reverb',
    key: readText(raw, 'VITE_REVERB_APP_KEY') ?? defaults.key ?? missingReverbKey(raw),
    host:
      readMatching(raw, 'VITE_REVERB_HOST', /^[a-z0-9.-]+$/i, 'a host name without scheme or port') ?? defaults.host,
    port: readPort(raw, 'VITE_REVERB_PORT') ?? defaults.port,
    tls: scheme === 'https',
  };
}

function missingReverbKey(raw: RawSettings): string {
  return readRequired(raw, 'VITE_REVERB_APP_KEY', 'the key of the Reverb application');
}

let current: Settings | undefined;

/** Reads and stores the settings. The entry point runs it first and shows a SettingsError instead of a blank page. */
export function startSettings(
  raw: RawSettings = buildEnvironment(),
  page: PageLocation = globalThis.location,
  development: boolean = import.meta.env.DEV,
): Settings {
  current = parseSettings(raw, page, development);
  return current;
}

export function settings(): Settings {
  return current ?? startSettings();
}

/** Listed individually: the build inlines each, and no other build variable enters the bundle. */
function buildEnvironment(): RawSettings {
  return {
    VITE_API_URL: import.meta.env.VITE_API_URL,
    VITE_BROADCASTER: import.meta.env.VITE_BROADCASTER,
    VITE_REVERB_APP_KEY: import.meta.env.VITE_REVERB_APP_KEY,
    VITE_REVERB_HOST: import.meta.env.VITE_REVERB_HOST,
    VITE_REVERB_PORT: import.meta.env.VITE_REVERB_PORT,
    VITE_REVERB_SCHEME: import.meta.env.VITE_REVERB_SCHEME,
    VITE_PUSHER_APP_KEY: import.meta.env.VITE_PUSHER_APP_KEY,
    VITE_PUSHER_APP_CLUSTER: import.meta.env.VITE_PUSHER_APP_CLUSTER,
    VITE_MOCK: import.meta.env.VITE_MOCK,
    VITE_IMAGE_ORIGINS: import.meta.env.VITE_IMAGE_ORIGINS,
    VITE_SENTRY_DSN: import.meta.env.VITE_SENTRY_DSN,
    VITE_PIXEL_ID: import.meta.env.VITE_PIXEL_ID,
    VITE_PIXEL_ORIGIN: import.meta.env.VITE_PIXEL_ORIGIN,
  };
}
