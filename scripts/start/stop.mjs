/** An end of a command that people are told about. */
export class Stop extends Error {
  /**
   * @param {0 | 1 | 2} code how the command ends; with 0 what it says is what was asked for
   * @param {string} text what it says
   */
  constructor(code, text) {
    super(text);
    this.code = code;
  }
}

/**
 * Runs a command: an expected end is its message alone, any other error its message and exit code 1.
 *
 * @param {() => Promise<void>} command
 * @returns {Promise<void>}
 */
export const runToEnd = async (command) => {
  try {
    await command();
  } catch (error) {
    const code = error instanceof Stop ? error.code : 1;
    console[code === 0 ? 'log' : 'error'](error instanceof Error ? error.message : String(error));
    process.exitCode = code;
  }
};
