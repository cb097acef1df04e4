import { defaultPort } from './options.mjs';
import { findPortHolder, isFree, nextFree } from './port.mjs';
import { Stop } from './stop.mjs';

/**
 * Returns the requested port; otherwise the default or, with a notice, the next free one. Throws a Stop when the
 * requested port is in use.
 */
export async function choosePort(asked) {
  const port = asked ?? defaultPort;
  if (await isFree(port)) return port;
  if (asked !== undefined) {
    const holder = findPortHolder(port);
    throw new Stop(1, `Port ${port} is in use${holder === null ? '' : ` (${holder})`}.`);
  }
  const other = await nextFree(port + 1);
  if (other === null) throw new Stop(1, `Port ${port} and the ports after it are in use.`);
  console.log(
    `Port ${port} is in use; using ${other} instead. Drafts saved in the browser at the old address won't appear here.`,
  );
  return other;
}

/** Returns a file name per port: each process needs its own. */
export function databaseName(port) {
  return port === defaultPort ? 'state.sqlite' : `state-${port}.sqlite`;
}
