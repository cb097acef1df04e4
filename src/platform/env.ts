import { realtimeDefaults } from '#src/lib/constants.ts';
import {
  readMatching,
  readOrigin,
  readOrigins,
  readPort,
  readRequired,
  readText,
  type RawSettings,
} from './setting-readers.ts';

/** Where and how the websocket is reached (specification section 9: port 443, forced TLS, unless set otherwise). */
export type LiveSettings =
  | { broadcaster: 'reverb'; key: string; host: string; port: number; tls: boolean }
  | { broadcaster: 'pusher'; key: string; cluster: string };

/** Everything the application is told from outside. Read once at start; nothing else reads the environment. */
export type Settings = {
  /** Origin of the API, without a slash at its end. */
  apiOrigin: string;
  live: LiveSettings;
  /** True in mock-response mode: the demo controls are there and the debug panel counts as enabled. */
  mock: boolean;
  /** True on the development server. */
  development: boolean;
  /** Origins from which pictures may be loaded, beside the page's own. */
  imageOrigins: readonly string[];
  /** Address of the error-reporting service; null means that none is loaded. */
  sentryDsn: string | null;
  /** The tracking pixel of the sign-in screens; null means that there is none, and nothing asks about one. */
  pixel: PixelSettings | null;
};

/** `id` is the advertiser's, `origin` where the pixel is fetched from. */
export type PixelSettings = { id: string; origin: string };

/** The page's own address, as far as settings depend on it. */
export type PageLocation = Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>;

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions, typescript/no-empty-object-type -- only an interface can be merged with the one that Vite declares
  interface ImportMetaEnv extends RawSettings {}
}

/** Reads settings; throws a SettingsError that names the wrong one in one sentence. Pure. */
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

/** Both or none: half a pixel is a mistake. */
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

/** The mock environment serves the websocket on the page's own host and port. */
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

/**
 * Reads the settings of this build (or the ones given, in tests) and keeps them for `settings()`.
 * The entry calls it first and shows the sentence of a SettingsError instead of a white page.
 */
export function startSettings(
  raw: RawSettings = buildEnvironment(),
  page: PageLocation = globalThis.location,
  development: boolean = import.meta.env.DEV,
): Settings {
  current = parseSettings(raw, page, development);
  return current;
}

/** The settings in force; read from the build on the first call when `startSettings` has not been called. */
export function settings(): Settings {
  return current ?? startSettings();
}

/** Named one by one: the build replaces each, and no other variable of the build machine gets into the bundle. */
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
