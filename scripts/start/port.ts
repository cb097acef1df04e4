import { spawnSync } from 'node:child_process';
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

/** Names the program that listens on the port, where the system has `lsof`. */
function findPortHolder(port: number): string | null {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' });
  const pid = /^p(\d+)$/m.exec(stdout)?.[1];
  return pid === undefined ? null : `${/^c(.+)$/m.exec(stdout)?.[1] ?? 'unknown'}, process ${pid}`;
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
