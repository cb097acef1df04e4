/**
 * The verification couldn't run: unreachable host, wrong token, unknown option. The message is a single sentence; exit
 * code 2.
 */
export class FatalError extends Error {
  override readonly name = 'FatalError';
}
