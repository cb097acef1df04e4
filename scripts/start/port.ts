import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { defaultPort } from './options.ts';

const host = '127.0.0.1';
const reach = 50;

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function links(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => {
      try {
        return readlinkSync(`${folder}/${name}`);
      } catch {
        return '';
      }
    });
  } catch {
    return [];
  }
}

/** Linux: finds the listening socket (state 0A), then its process. */
function holderByProc(port: number): string | null {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = (read('/proc/net/tcp') + read('/proc/net/tcp6')).split('\n').map((row) => row.trim().split(/\s+/));
  const inode = rows.find(([, local, , state]) => local?.endsWith(`:${hex}`) && state === '0A')?.[9];
  if (inode === undefined) return null;
  const pid = readdirSync('/proc').find(
    (name) => /^\d+$/.test(name) && links(`/proc/${name}/fd`).includes(`socket:[${inode}]`),
  );
  return pid === undefined ? null : `${read(`/proc/${pid}/comm`).trim()}, process ${pid}`;
}

function holderByLsof(port: number): string | null {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' });
  const pid = /^p(\d+)$/m.exec(stdout)?.[1];
  return pid === undefined ? null : `${/^c(.+)$/m.exec(stdout)?.[1] ?? 'unknown'}, process ${pid}`;
}

function findPortHolder(port: number): string | null {
  return (process.platform === 'linux' ? holderByProc(port) : null) ?? holderByLsof(port);
}

export async function nextFree(first: number): Promise<number | null> {
  for (let port = first; port < first + reach && port < 65_536; port += 1) if (await isFree(port)) return port;
  return null;
}

/**
 * Returns the requested port; otherwise the default or, with a notice, the next free one. Throws when the
 * requested port is in use.
 */
export async function choosePort(asked: number | undefined): Promise<number> {
  const port = asked ?? defaultPort;
  if (await isFree(port)) return port;
  if (asked !== undefined) {
    const holder = findPortHolder(port);
    throw new Error(`Port ${port} is in use${holder === null ? '' : ` (${holder})`}.`);
  }
  const other = await nextFree(port + 1);
  if (other === null) throw new Error(`Port ${port} and the ports after it are in use.`);
  console.log(
    `Port ${port} is in use; using ${other} instead. Drafts saved in the browser at the old address won't appear here.`,
  );
  return other;
}
