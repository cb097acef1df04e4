export class Stop extends Error {
  constructor(code, text) {
    super(text);
    this.code = code;
  }
}

/** Prints only an error's message. Exits with a Stop's code, else 1. */
export async function runToEnd(command) {
  try {
    await command();
  } catch (error) {
    const code = error instanceof Stop ? error.code : 1;
    console[code === 0 ? 'log' : 'error'](error instanceof Error ? error.message : String(error));
    process.exitCode = code;
  }
}
