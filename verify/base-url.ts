import { CannotRun } from './cannot-run.ts';

/** The beginning of every path of the contract, or of a part of them. */
const ownPath = /\/api(?:\/v\d+)?\/*$/;

/**
 * The address that stands before every call, such as `https://lamplight.test` or, of a server behind a prefix,
 * `https://host.test/app`; `option` is what it was given as. Throws `CannotRun` where it cannot be meant so.
 */
export const checkBaseUrl = (address: string, option: string): void => {
  const { origin, pathname, search, hash, username, password } = new URL(address);
  if (username !== '' || password !== '') {
    throw new CannotRun(
      `--${option} cannot hold a name and a password: calls carry the writer’s login where they would stand. Let this machine in without them.`,
    );
  }
  if (search !== '' || hash !== '') {
    throw new CannotRun(
      `--${option} cannot be "${address}": give it without what follows ${search === '' ? '#' : '?'}.`,
    );
  }
  if (ownPath.test(pathname)) {
    throw new CannotRun(
      `--${option} is the address before the calls’ own paths, which begin with /api: give ${origin}${pathname.replace(ownPath, '')}.`,
    );
  }
};
