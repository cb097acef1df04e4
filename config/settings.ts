/** Variables of the build, by Laravel's own names; values are text or absent. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The hosts that a build talks to beside the one that serves it. Null where everything is the page's own. */
export type BuildSettings = {
  /** True for the build that runs on the mock environment. */
  mock: boolean;
  /** Where this build will stand, for example https://lamplight.example; null where it need not know. */
  pageOrigin: string | null;
  /** For example https://api.example.com. */
  apiOrigin: string | null;
  /** For example wss://ws.example.com. */
  realtimeOrigin: string | null;
  imageOrigins: readonly string[];
  /** Where errors are reported to, if anywhere. */
  errorReportOrigin: string | null;
  /** Where the tracking pixel comes from, if there is one. */
  pixelOrigin: string | null;
};

/**
 * Reads what the build and its security headers depend on. The application reads the same names when it starts; here a
 * wrong one ends the build with a sentence that names it.
 */
export function readBuildSettings(env: Environment): BuildSettings {
  const mock = text(env, 'VITE_MOCK') === 'true';
  const apiOrigin = origin(env, 'VITE_API_URL');
  const dsn = text(env, 'VITE_SENTRY_DSN');
  return {
    mock,
    pageOrigin: origin(env, 'VITE_APP_URL'),
    apiOrigin,
    realtimeOrigin: realtimeOrigin(env, mock, apiOrigin),
    imageOrigins: (text(env, 'VITE_IMAGE_ORIGINS') ?? '')
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map((part) => toOrigin('VITE_IMAGE_ORIGINS', part)),
    errorReportOrigin: dsn === null ? null : toOrigin('VITE_SENTRY_DSN', withoutUserAndPath(dsn)),
    pixelOrigin: pixelOrigin(env),
  };
}

/** Both or none: half a pixel is a mistake. */
function pixelOrigin(env: Environment): string | null {
  const id = matching(env, 'VITE_PIXEL_ID', /^[\w-]{1,64}$/, 'at most 64 letters, digits, - or _');
  const found = origin(env, 'VITE_PIXEL_ORIGIN');
  if ((id === null) === (found === null)) return found;
  const missing = id === null ? 'VITE_PIXEL_ID' : 'VITE_PIXEL_ORIGIN';
  throw new Error(`${missing} is missing. Expected both VITE_PIXEL_ID and VITE_PIXEL_ORIGIN, or neither.`);
}

/** Null when the websocket is on the page's own host. */
function realtimeOrigin(env: Environment, mock: boolean, apiOrigin: string | null): string | null {
  if (text(env, 'VITE_BROADCASTER') === 'pusher') {
    return `wss://ws-${matching(env, 'VITE_PUSHER_APP_CLUSTER', /^[a-z0-9-]{1,20}$/, 'a cluster such as eu') ?? 'mt1'}.pusher.com`;
  }
  const host = matching(env, 'VITE_REVERB_HOST', /^[a-z0-9.-]+$/i, 'a host name such as ws.example.com');
  const apiHost = apiOrigin === null ? null : new URL(apiOrigin).hostname;
  const named = host ?? (mock ? null : apiHost);
  if (named === null) return null;
  const scheme = matching(env, 'VITE_REVERB_SCHEME', /^https?$/, 'http or https') === 'http' ? 'ws' : 'wss';
  const port = matching(env, 'VITE_REVERB_PORT', /^\d{1,5}$/, 'a port from 1 to 65535') ?? '443';
  const isUsual = port === (scheme === 'wss' ? '443' : '80');
  return `${scheme}://${named.toLowerCase()}${isUsual ? '' : `:${port}`}`;
}

function text(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

function matching(env: Environment, name: string, pattern: RegExp, expected: string): string | null {
  const value = text(env, name);
  if (value !== null && !pattern.test(value)) throw new Error(`${name} is "${value}". Expected ${expected}.`);
  return value;
}

function origin(env: Environment, name: string): string | null {
  const value = text(env, name);
  return value === null ? null : toOrigin(name, value);
}

/** What gets into a header must be an origin and nothing else. */
function toOrigin(name: string, value: string): string {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '').toLowerCase()) {
    throw new Error(`${name} is "${value}". Expected an origin such as https://api.example.com.`);
  }
  return url.origin;
}

function withoutUserAndPath(dsn: string): string {
  return URL.parse(dsn)?.origin ?? dsn;
}
