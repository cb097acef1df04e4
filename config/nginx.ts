/** Generates a build's nginx configuration from the settings and headers that all its servers share. */
import { cacheControl, mediaHeaders, securityHeaders } from './security-headers.ts';
import type { BuildSettings } from './settings.ts';

export type NginxInputs = {
  settings: BuildSettings;
  root: string;
  serverName: string;
  /** The `listen` value, such as `443 ssl` or `127.0.0.1:8080`. */
  listen: string;
  /** Only if it isn't https and the server's name. */
  pageOrigin?: string | undefined;
  /** Laravel's address, such as http://127.0.0.1:8000, to proxy it under the page's address. */
  api?: string | undefined;
  realtime?: string | undefined;
  /** Needs nginx's brotli module. */
  brotli?: boolean | undefined;
};

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `    ${line}`));
}

function location(match: string, lines: readonly string[]): string[] {
  return [`location ${match} {`, ...indented(lines), '}', ''];
}

type Headers = Readonly<Record<string, string>>;

function addHeaders(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

/** nginx inherits headers only into blocks without any, so each block sets all. */
function headersFor(path: string, headers: Headers): string[] {
  return addHeaders({ ...headers, 'Cache-Control': cacheControl(path) });
}

/** Laravel builds links from these headers, so none of them is the client's. */
function forwardedHeaders(host: string): string[] {
  return [
    'proxy_http_version 1.1;',
    `proxy_set_header Host ${host};`,
    'proxy_set_header X-Real-IP $remote_addr;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    `proxy_set_header X-Forwarded-Host ${host};`,
    'proxy_set_header X-Forwarded-Port $server_port;',
    'proxy_set_header X-Forwarded-Prefix "";',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_set_header Forwarded "";',
  ];
}

/** A long recording may have 100 MB. */
function apiLocations(api: string | undefined, host: string, headers: Headers): string[] {
  if (api === undefined) return [];
  const proxy = [
    `proxy_pass ${api};`,
    ...forwardedHeaders(host),
    ...Object.keys(headers).map((name) => `proxy_hide_header ${name};`),
    'proxy_read_timeout 120s;',
  ];
  return [
    ...location('~ ^/(?:api|sanctum|broadcasting)/', [
      ...proxy,
      'client_max_body_size 100m;',
      'proxy_request_buffering off;',
    ]),
    ...location('~ ^/(?:storage|media)/', [...proxy, ...addHeaders({ ...headers, ...mediaHeaders })]),
  ];
}

/** Reverb and soketi ping every 30 seconds, so two silent minutes mean a dead connection. */
function realtimeLocation(realtime: string | undefined, host: string): string[] {
  if (realtime === undefined) return [];
  return location('^~ /app/', [
    `proxy_pass ${realtime};`,
    ...forwardedHeaders(host),
    'proxy_set_header Upgrade $http_upgrade;',
    'proxy_set_header Connection "upgrade";',
    'proxy_read_timeout 120s;',
    'proxy_send_timeout 120s;',
  ]);
}

function compression(brotli: boolean | undefined): string[] {
  const types = 'text/css text/javascript application/json application/manifest+json image/svg+xml';
  return [
    '# Send precompressed files unchanged, compress others on the fly.',
    ...(brotli === true ? ['brotli_static on;'] : []),
    'gzip_static on;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_min_length 1024;',
    `gzip_types ${types};`,
    '',
  ];
}

/** Paths in the app may contain a dot, so only these endings mean a file. */
const fileExtensionPattern = '\\.(?:js|css|json|webmanifest|svg|png|webp|ico|txt|woff2|map)$';

const mediaTypes = [
  'types {',
  ...indented([
    'text/html html;',
    'text/css css;',
    'text/javascript js;',
    'application/json json;',
    'application/manifest+json webmanifest;',
    'image/svg+xml svg;',
    'image/png png;',
    'font/woff2 woff2;',
  ]),
  '}',
  'default_type application/octet-stream;',
  'charset utf-8;',
  'charset_types text/css text/javascript;',
  '',
];

/** Ends requests for every other host name, so that the application's server only sees its own. */
function otherHosts(listen: string): string[] {
  return [
    '# Close connections to any other host name.',
    'server {',
    ...indented([
      `listen ${listen} default_server;`,
      'server_name _;',
      // Needs no certificate, from nginx 1.19.4 on.
      ...(/\bssl\b/.test(listen) ? ['ssl_reject_handshake on;'] : []),
      'return 444;',
    ]),
    '}',
    '',
  ];
}

/** Returns the server blocks, without certificates and the redirect from http. */
export function nginxServer(inputs: NginxInputs): string {
  const { settings, root, serverName, api, realtime, brotli } = inputs;
  const listen = inputs.listen.replace(/ default_server\b/, '');
  const [name = serverName] = serverName.split(' ');
  const pageOrigin = inputs.pageOrigin ?? `https://${name}`;
  const host = pageOrigin.replace(/^https?:\/\//, '');
  const headers = securityHeaders({ ...settings, pageOrigin });
  const lines = [
    `listen ${listen};`,
    `server_name ${serverName};`,
    `root ${root};`,
    'server_tokens off;',
    '',
    "# For the API and for nginx's own errors. Other locations set theirs.",
    ...addHeaders(headers),
    '',
    ...mediaTypes,
    ...compression(brotli),
    ...apiLocations(api, host, headers),
    ...realtimeLocation(realtime, host),
    "# Don't serve hidden files.",
    ...location('~ /\\.', ['return 404;']),
    "# Hashed names: these files never change, and a missing one isn't a page.",
    ...location('^~ /assets/', ['try_files $uri @gone;', ...headersFor('/assets/a-1.js', headers)]),
    '# Revalidate other files on each request, including the service worker.',
    ...location(`~ ${fileExtensionPattern}`, ['try_files $uri @gone;', ...headersFor('/sw.js', headers)]),
    '# A missing file may return with the next deployment, so this 404 must not be cached.',
    ...location('@gone', [...headersFor('/', headers), 'return 404;']),
    '# Every other path is a route of the application.',
    ...location('= /index.html', headersFor('/index.html', headers)),
    ...location('/', ['try_files /index.html =404;', ...headersFor('/index.html', headers)]),
  ];
  return [
    '# Generated by `node scripts/nginx.ts`. Do not edit; regenerate instead.',
    ...otherHosts(listen),
    'server {',
    ...indented(lines.slice(0, -1)),
    '}',
    '',
  ].join('\n');
}
