import { FatalError } from './fatal-error.ts';

const ownPath = /\/api(?:\/v\d+)?\/*$/;

/**
 * Checks the server's address, such as `https://lamplight.test` or `https://host.test/app`. `option` names its flag.
 * Throws `FatalError` when it's unusable.
 */
export function checkBaseUrl(address: string, option: string): void {
  const { origin, pathname, search, hash, username, password } = new URL(address);
  if (username !== '' || password !== '') {
    throw new FatalError(
      `--${option} can't contain a name and a password: the Authorization header carries the writer's token. Allow this machine without basic authentication.`,
    );
  }
  if (search !== '' || hash !== '') {
    throw new FatalError(
      `--${option}: "${address}" isn't a valid address. Leave out ${search === '' ? 'the # and what' : 'the ? and what'} follows it.`,
    );
  }
  if (ownPath.test(pathname)) {
    throw new FatalError(
      `--${option}: expected the address without /api, which every path already contains. Use ${origin}${pathname.replace(ownPath, '')}.`,
    );
  }
}
