import type { Progress } from '#verify/run.ts';
import { plural } from './report.ts';
import { harmless, type Paint } from './terminal.ts';

/** Shows how far a run is; `end` after the last part. */
export type ShownProgress = Required<Progress> & { readonly end: () => void };

/** Calls from one redrawing of the counter to the next. */
const step = 10;

/**
 * On a terminal the last line counts calls and findings as it goes; elsewhere, as in the log of a CI job, each part says
 * once, at its end, what it came to.
 */
export const createProgress = (write: (text: string) => void, isTerminal: boolean, paint: Paint): ShownProgress => {
  let [met, found, isRunning, isCounting] = [0, 0, false, false];
  const counts = (): string => `${met} checked, ${plural(found, 'problem')}`;
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
      [met, found, isRunning] = [0, 0, true];
      write(`\n${paint.strong(title)}\n`);
    },
    line: (text) => {
      wipe();
      write(`  ${harmless(text)}\n`);
      draw();
    },
    met: () => {
      met += 1;
      if (met % step === 0) draw();
    },
    found: () => {
      found += 1;
      draw();
    },
    end,
  };
};
