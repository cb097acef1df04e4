/**
 * The nginx configuration of a build, from the same settings and headers as every other server of it. Paths of the application
 * lead to its page, files with a hash in their name are kept for ever, and the API may live behind the same address.
 */
import { cacheControl, securityHeaders } from './security-headers.ts';
import type { BuildSettings } from './settings.ts';

export type NginxInputs = {
  settings: BuildSettings;
  /** The folder of the build on the server. */
  root: string;
  /** Names that this server answers to. */
  serverName: string;
  /** What follows `listen`, such as `443 ssl` or `127.0.0.1:8080`. */
  listen: string;
  /** The page's address, when it is not https and the server's name. */
  pageOrigin?: string | undefined;
  /** Where Laravel listens, when it is to be reached under the page's own address; such as http://127.0.0.1:8000. */
  api?: string | undefined;
  /** The same for Reverb or soketi; such as http://127.0.0.1:8080. */
  realtime?: string | undefined;
  /** Lets nginx send the `.br` files beside the build's (needs its brotli module). */
  brotli?: boolean | undefined;
};

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `    ${line}`));

const location = (match: string, lines: readonly string[]): string[] => [
  `location ${match} {`,
  ...indented(lines),
  '}',
  '',
];

/** nginx takes headers from the innermost block that names any, so each block names all. */
function headersFor(path: string, headers: Readonly<Record<string, string>>): string[] {
  const all = { ...headers, 'Cache-Control': cacheControl(path) };
  return Object.entries(all).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

const forwarded = [
  'proxy_http_version 1.1;',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Real-IP $remote_addr;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
];

/** Calls, sign-in cookie and channel permits, and pictures on Laravel's public disk. A long answer may be 100 MB of sound. */
function apiLocation(api: string | undefined): string[] {
  if (api === undefined) return [];
  return location('~ ^/(?:api|sanctum|broadcasting|storage|media)/', [
    `proxy_pass ${api};`,
    ...forwarded,
    'client_max_body_size 100m;',
    'proxy_request_buffering off;',
    'proxy_read_timeout 120s;',
  ]);
}

/** The websocket of Reverb and soketi. It pings every 30 s; two silent minutes are a dead one. */
function realtimeLocation(realtime: string | undefined): string[] {
  if (realtime === undefined) return [];
  return location('^~ /app/', [
    `proxy_pass ${realtime};`,
    ...forwarded,
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

/** Endings that only files have; an address inside the application may hold a dot. */
const fileEnding = '\\.(?:js|css|json|webmanifest|svg|png|webp|ico|txt|woff2|map)$';

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

/** The server block. Certificates and a redirect from http belong to the server it is put on. */
export function nginxServer(inputs: NginxInputs): string {
  const { settings, root, serverName, listen, api, realtime, brotli } = inputs;
  const [name = serverName] = serverName.split(' ');
  const headers = securityHeaders({ ...settings, pageOrigin: inputs.pageOrigin ?? `https://${name}` });
  const lines = [
    `listen ${listen};`,
    `server_name ${serverName};`,
    `root ${root};`,
    'server_tokens off;',
    '',
    ...mediaTypes,
    ...compression(brotli),
    ...apiLocation(api),
    ...realtimeLocation(realtime),
    "# Don't serve hidden files such as the build manifest.",
    ...location('~ /\\.', ['return 404;']),
    "# Hashed names: these files never change, and a missing one isn't a page.",
    ...location('^~ /assets/', ['try_files $uri @gone;', ...headersFor('/assets/a-1.js', headers)]),
    '# Revalidate other files on each request, including the service worker.',
    ...location(`~ ${fileEnding}`, ['try_files $uri @gone;', ...headersFor('/sw.js', headers)]),
    '# A missing file may return with the next deployment, so this 404 must not be cached.',
    ...location('@gone', [...headersFor('/', headers), 'return 404;']),
    '# Every other path is a route of the application.',
    ...location('= /index.html', headersFor('/index.html', headers)),
    ...location('/', ['try_files /index.html =404;', ...headersFor('/index.html', headers)]),
  ];
  return [
    '# Generated by `npm run nginx`. Do not edit; regenerate instead.',
    'server {',
    ...indented(lines.slice(0, -1)),
    '}',
    '',
  ].join('\n');
}
