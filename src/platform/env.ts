import { type Environment, type EnvironmentSettings, readEnvironment, SettingsError } from '#config/settings.ts';
import { realtimeDefaults } from '#src/lib/constants.ts';

/** WebSocket settings (port 443, forced TLS, unless set otherwise). */
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

/** The variables of the build, before they are read. */
type RawSettings = Readonly<Partial<Record<keyof EnvironmentSettings, string>>>;

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions, typescript/no-empty-object-type -- only an interface merges with Vite's
  interface ImportMetaEnv extends RawSettings {}
}

/** Parses settings. Throws SettingsError, which names the wrong one. Pure. */
export function parseSettings(raw: Environment, page: PageLocation, development = false): Settings {
  const read = readEnvironment(raw);
  const apiOrigin = read.VITE_API_URL ?? page.origin;
  const mock = read.VITE_MOCK === 'true';
  const { VITE_PIXEL_ID: id, VITE_PIXEL_ORIGIN: origin } = read;
  return {
    apiOrigin,
    live: readLive(read, mock ? mockDefaults(page) : { ...realtimeDefaults, host: new URL(apiOrigin).hostname }),
    mock,
    development,
    imageOrigins: read.VITE_IMAGE_ORIGINS ?? [],
    sentryDsn: read.VITE_SENTRY_DSN ?? null,
    pixel: id === undefined || origin === undefined ? null : { id, origin },
  };
}

type LiveDefaults = { scheme: string; host: string; port: number; key?: string };

function mockDefaults(page: PageLocation): LiveDefaults {
  const scheme = page.protocol.replace(':', '');
  const usualPort = scheme === 'http' ? 80 : 443;
  return { scheme, host: page.hostname, port: page.port === '' ? usualPort : Number(page.port), key: 'demo' };
}

function readLive(read: EnvironmentSettings, defaults: LiveDefaults): LiveSettings {
  if (read.VITE_BROADCASTER === 'pusher') {
    const { VITE_PUSHER_APP_CLUSTER: cluster, VITE_PUSHER_APP_KEY: pusherKey } = read;
    if (cluster === undefined)
      throw new SettingsError('VITE_PUSHER_APP_CLUSTER', undefined, 'a cluster name such as eu');
    if (pusherKey === undefined)
      throw new SettingsError('VITE_PUSHER_APP_KEY', undefined, 'the key of the Pusher application');
    return { broadcaster: 'pusher', key: pusherKey, cluster };
  }
  const key = read.VITE_REVERB_APP_KEY ?? defaults.key;
  if (key === undefined) throw new SettingsError('VITE_REVERB_APP_KEY', undefined, 'the key of the Reverb application');
  return {
    broadcaster: 'reverb',
    key,
    host: read.VITE_REVERB_HOST ?? defaults.host,
    port: read.VITE_REVERB_PORT ?? defaults.port,
    tls: (read.VITE_REVERB_SCHEME ?? defaults.scheme) === 'https',
  };
}

let current: Settings | undefined;

/** Reads and stores the settings. The entry point runs it first and shows a SettingsError instead of a blank page. */
export function startSettings(
  raw: Environment = { ...buildEnvironment(), ...pageEnvironment() },
  page: PageLocation = globalThis.location,
  development: boolean = import.meta.env.DEV,
): Settings {
  current = parseSettings(raw, page, development);
  return current;
}

export function settings(): Settings {
  return current ?? startSettings();
}

/**
 * Settings that the server writes into the page, as a query, so that one build serves any address (deploy/). They win over
 * the build's. Empty ones count as not set.
 */
function pageEnvironment(): Environment {
  const query = document.querySelector<HTMLMetaElement>('meta[name="settings"]')?.content ?? '';
  return Object.fromEntries(
    [...new URLSearchParams(query)].filter(([name, value]) => name !== 'VITE_MOCK' && value !== ''),
  );
}

/** Listed individually: the build inlines each, and no other build variable enters the bundle. */
function buildEnvironment(): Environment {
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
