import { once } from 'node:events';
import type { CommandParts } from './command.ts';

/** Whoever reads the output may stop doing so (`| head`): that ends the command, and is no error. */
const endWithReader = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
};

/** What the command has of its process: environment, output, and being told to stop. */
export const processParts = (): Omit<CommandParts, 'files' | 'startMock'> => {
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
};
