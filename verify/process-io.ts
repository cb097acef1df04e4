import { once } from 'node:events';
import type { CommandIo } from './command.ts';

/** The reader may close the pipe (`| head`), which isn't an error. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

export function createProcessIo(): Omit<CommandIo, 'files' | 'startMock'> {
  process.stdout.on('error', endWithReader);
  return {
    environment: process.env,
    write: (text) => process.stdout.write(text),
    isTerminal: process.stdout.isTTY,
    writeError: (text) => process.stderr.write(text),
    stopped: async () => {
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    },
  };
}
