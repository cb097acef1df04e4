/**
 * The verification could not be made at all: an unreachable host, a wrong token, an unknown option. Its message is one clear
 * sentence for whoever typed the command, which then ends with 2.
 */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
