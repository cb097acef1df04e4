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
      `--${option} can't contain a name and a password: the Authorization header carries the writer's token. Allow this machine without basic authentication.`,
    );
  }
  if (search !== '' || hash !== '') {
    throw new CannotRun(
      `--${option}: "${address}" isn't a valid address. Leave out ${search === '' ? 'the # and what' : 'the ? and what'} follows it.`,
    );
  }
  if (ownPath.test(pathname)) {
    throw new CannotRun(
      `--${option}: expected the address without /api, which every path already contains. Use ${origin}${pathname.replace(ownPath, '')}.`,
    );
  }
};
