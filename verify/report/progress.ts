import type { Progress } from '#verify/run.ts';
import { plural } from './report.ts';
import { harmless, type Paint } from './terminal.ts';

/** Call `end` after the last part. */
export type ProgressDisplay = Required<Progress> & { readonly end: () => void };

const step = 10;

/** Terminals show running counts on the last line. Elsewhere, as in CI logs, each part reports once at its end. */
export function createProgress(write: (text: string) => void, isTerminal: boolean, paint: Paint): ProgressDisplay {
  let [requestCount, findingCount, isRunning, isCounting] = [0, 0, false, false];
  const counts = (): string => `${requestCount} checked, ${plural(findingCount, 'problem')}`;
  const wipe = (): void => {
    if (isCounting) write('\r\u001b[2K');
    isCounting = false;
  };
  const draw = (): void => {
    if (!isTerminal || !isRunning) return;
    wipe();
    write(paint.quiet(`  ${counts()}`));
    isCounting = true;
  };
  const end = (): void => {
    wipe();
    if (isRunning) write(paint.quiet(`  ${counts()}\n`));
    isRunning = false;
  };
  return {
    part: (title) => {
      end();
      [requestCount, findingCount, isRunning] = [0, 0, true];
      write(`\n${paint.strong(title)}\n`);
    },
    log: (text) => {
      wipe();
      write(`  ${harmless(text)}\n`);
      draw();
    },
    countCheck: () => {
      requestCount += 1;
      if (requestCount % step === 0) draw();
    },
    countProblem: () => {
      findingCount += 1;
      draw();
    },
    end,
  };
}
