/** Prints the nginx server blocks, from the settings (`.env`, `.env.production`, the environment) that the build used. */
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { nginxServer } from '#config/nginx.ts';
import { readBuildSettings } from '#config/settings.ts';
import { runCommand, UsageError } from './command.ts';

/** Values must not end a line or start another one. */
const safeValuePattern = /^[\w./:*\- ]+$/;

export function nginxFor(args: readonly string[], root: string = process.cwd()): string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      root: { type: 'string' },
      'server-name': { type: 'string' },
      listen: { type: 'string', default: '443 ssl' },
      page: { type: 'string' },
      api: { type: 'string' },
      realtime: { type: 'string' },
      brotli: { type: 'boolean', default: false },
      mode: { type: 'string', default: 'production' },
    },
  });
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && !safeValuePattern.test(value))
      throw new UsageError(`--${name}: "${value}" isn't valid (expected letters, digits, spaces and . / : * _ -).`);
  const folder = values.root;
  const serverName = values['server-name'];
  if (folder === undefined) throw new UsageError("--root is required: the build's folder on the server.");
  if (serverName === undefined) throw new UsageError('--server-name is required: the host name to serve.');
  if (serverName.includes('*'))
    throw new UsageError(`--server-name: "${serverName}" isn't a fixed host name (expected names without *).`);
  if (values.page !== undefined && !/^https?:\/\/[\w.:-]+$/.test(values.page))
    throw new UsageError(`--page: "${values.page}" isn't valid (expected an origin such as https://app.example.com).`);
  const settings = readBuildSettings(loadEnv(values.mode, root, 'VITE_'));
  const { listen, page: pageOrigin, api, realtime, brotli } = values;
  return nginxServer({ settings, root: folder, serverName, listen, pageOrigin, api, realtime, brotli });
}

const usage = `Usage: node scripts/nginx.ts --root /srv/lamplight --server-name app.example.com [options]
  --root         the build's folder on the server
  --server-name  the host name to serve
  --listen       default: "443 ssl"
  --api          the API's address on the server, such as http://127.0.0.1:8000
  --realtime     Reverb's address on the server, such as http://127.0.0.1:8080
  --brotli       serve .br files
  --mode         the build's mode (default: production)
  --page         the page's origin, where it isn't https:// and the server's name`;

if (import.meta.main) await runCommand(usage, () => void process.stdout.write(nginxFor(process.argv.slice(2))));
