export type Environment = Readonly<Record<string, string | undefined>>;

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

/** Reads the settings for the build and its security headers. Throws an error that names the invalid variable. */
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

function pixelOrigin(env: Environment): string | null {
  const id = matching(env, 'VITE_PIXEL_ID', /^[\w-]{1,64}$/, 'at most 64 letters, digits, - or _');
  const parsedOrigin = origin(env, 'VITE_PIXEL_ORIGIN');
  if ((id === null) === (parsedOrigin === null)) return parsedOrigin;
  const missing = id === null ? 'VITE_PIXEL_ID' : 'VITE_PIXEL_ORIGIN';
  throw new Error(`${missing} is missing. Expected both VITE_PIXEL_ID and VITE_PIXEL_ORIGIN, or neither.`);
}

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

/** Only a bare origin may get into a header. */
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
