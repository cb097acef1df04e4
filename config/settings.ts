/** The settings of a build (`VITE_…`, Laravel's names), for the build, its security headers and the application. */
import * as v from 'valibot';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting is wrong. `message` is one sentence that names it. */
export class SettingsError extends Error {
  constructor(name: string, value: string | undefined, expected: string) {
    super(`${name} ${value === undefined ? 'is missing' : `is "${value.slice(0, 80)}"`}. Expected ${expected}.`);
    this.name = 'SettingsError';
  }
}

/** Only a bare origin may get into a header. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return /^https?:$/.test(protocol) && origin === text.replace(/\/$/, '').toLowerCase();
}

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'an origin without a path, such as https://api.example.com'),
  v.transform((text) => new URL(text).origin),
);

function matching(pattern: RegExp, expected: string) {
  return v.optional(v.pipe(v.string(), v.regex(pattern, expected)));
}

const portExpected = 'a port between 1 and 65535';

const schema = v.object({
  VITE_MOCK: v.optional(v.string()),
  VITE_APP_URL: v.optional(origin),
  VITE_API_URL: v.optional(origin),
  VITE_BROADCASTER: v.optional(v.picklist(['reverb', 'pusher'], 'reverb or pusher'), 'reverb'),
  VITE_REVERB_APP_KEY: v.optional(v.string()),
  VITE_REVERB_HOST: matching(/^[a-z0-9.-]+$/i, 'a host name without scheme or port'),
  VITE_REVERB_PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, portExpected),
      v.transform(Number),
      v.minValue(1, portExpected),
      v.maxValue(65_535, portExpected),
    ),
  ),
  VITE_REVERB_SCHEME: v.optional(v.picklist(['http', 'https'], 'http or https')),
  VITE_PUSHER_APP_KEY: v.optional(v.string()),
  VITE_PUSHER_APP_CLUSTER: matching(/^[a-z0-9-]{1,20}$/, 'a cluster name such as eu'),
  VITE_IMAGE_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/)),
      v.array(origin),
    ),
  ),
  VITE_SENTRY_DSN: matching(
    /^https?:\/\/\w+@[\w.-]+(?::\d+)?(?:\/[\w-]+)*\/\d+$/,
    'the address of a project, such as https://key@errors.example.com/42',
  ),
  VITE_PIXEL_ID: matching(/^[\w-]{1,64}$/, 'the id of a pixel: letters, digits, - and _'),
  VITE_PIXEL_ORIGIN: v.optional(origin),
});

export type EnvironmentSettings = v.InferOutput<typeof schema>;

/** Validates all settings; an empty text counts as unset. Throws a SettingsError for the first wrong one. */
export function readEnvironment(env: Environment): EnvironmentSettings {
  const present = Object.fromEntries(
    Object.entries(env).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );
  const { success, issues, output } = v.safeParse(schema, present, { abortEarly: true });
  if (!success) {
    const name = String(issues[0].path?.[0]?.key);
    throw new SettingsError(name, present[name], issues[0].message);
  }
  const { VITE_PIXEL_ID: id, VITE_PIXEL_ORIGIN: pixelOrigin } = output;
  if ((id === undefined) !== (pixelOrigin === undefined)) {
    const missing = id === undefined ? 'VITE_PIXEL_ID' : 'VITE_PIXEL_ORIGIN';
    throw new SettingsError(missing, undefined, 'both VITE_PIXEL_ID and VITE_PIXEL_ORIGIN, or neither');
  }
  return output;
}

/** Hosts that a build talks to. Null means the page's own host. */
export type BuildSettings = {
  mock: boolean;
  /** The build's own address, for example https://lamplight.example. */
  pageOrigin: string | null;
  apiOrigin: string | null;
  realtimeOrigin: string | null;
  imageOrigins: readonly string[];
  errorReportOrigin: string | null;
  pixelOrigin: string | null;
};

/** Reads the settings for the build and its security headers. Throws a SettingsError. */
export function readBuildSettings(env: Environment): BuildSettings {
  const settings = readEnvironment(env);
  const dsn = settings.VITE_SENTRY_DSN;
  return {
    mock: settings.VITE_MOCK === 'true',
    pageOrigin: settings.VITE_APP_URL ?? null,
    apiOrigin: settings.VITE_API_URL ?? null,
    realtimeOrigin: realtimeOrigin(settings),
    imageOrigins: settings.VITE_IMAGE_ORIGINS ?? [],
    errorReportOrigin: dsn === undefined ? null : new URL(dsn).origin,
    pixelOrigin: settings.VITE_PIXEL_ORIGIN ?? null,
  };
}

function realtimeOrigin(settings: EnvironmentSettings): string | null {
  if (settings.VITE_BROADCASTER === 'pusher') return `wss://ws-${settings.VITE_PUSHER_APP_CLUSTER ?? 'mt1'}.pusher.com`;
  const { VITE_API_URL: api, VITE_MOCK: mock } = settings;
  const apiHost = api === undefined || mock === 'true' ? null : new URL(api).hostname;
  const host = settings.VITE_REVERB_HOST ?? apiHost;
  if (host === null) return null;
  const scheme = settings.VITE_REVERB_SCHEME === 'http' ? 'ws' : 'wss';
  const usual = scheme === 'wss' ? 443 : 80;
  const port = settings.VITE_REVERB_PORT ?? 443;
  return `${scheme}://${host.toLowerCase()}${port === usual ? '' : `:${port}`}`;
}
