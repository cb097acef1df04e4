import { defaultPort } from './options.mjs';
import { holderOf, isFree, nextFree } from './port.mjs';
import { Stop } from './stop.mjs';

/**
 * The port that was asked for, else the default or a free one after it, with a line that says so. Throws a Stop where the
 * asked one is taken.
 *
 * @param {number | undefined} asked
 * @returns {Promise<number>}
 */
export const choosePort = async (asked) => {
  const port = asked ?? defaultPort;
  if (await isFree(port)) return port;
  if (asked !== undefined) {
    const holder = holderOf(port);
    throw new Stop(1, `Port ${port} is in use${holder === null ? '' : ` (${holder})`}.`);
  }
  const other = await nextFree(port + 1);
  if (other === null) throw new Stop(1, `Port ${port} and the ports after it are in use.`);
  console.log(
    `Port ${port} is in use; using ${other} instead. Drafts saved in the browser at the old address won't appear here.`,
  );
  return other;
};

/**
 * The file that keeps what is said, one for each port: a process has its file for itself.
 *
 * @param {number} port
 * @returns {string}
 */
export const databaseName = (port) => (port === defaultPort ? 'state.sqlite' : `state-${port}.sqlite`);
