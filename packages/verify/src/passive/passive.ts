import { FatalError } from '#verify/base/finding.ts';
import type { VerifyOptions } from '#verify/base/options.ts';
import type { Outcome, Progress } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { createLoggingRecorder } from '#verify/report/terminal.ts';
import { checkLive } from './listen.ts';
import { checkHar } from './watch-har.ts';

type Parts = {
  readonly contract: Contract;
  readonly progress: Progress;
  readonly stopped: () => Promise<void>;
};

/** Checks real clients' traffic: through a proxy (`--listen`) or from a browser's recording (`--har`). */
export async function checkPassively({ contract, progress, stopped }: Parts, options: VerifyOptions): Promise<Outcome> {
  const { har, listen, baseUrl, realtime, tap } = options;
  const { log } = progress;
  const recorder = createLoggingRecorder(contract, progress);
  recorder.part = 'passive';
  if (tap) recorder.secrets.add(tap.secret);
  if (har !== undefined) {
    progress.part('Recorded traffic');
    await checkHar(contract, recorder, { file: har, baseUrl, realtime }, log);
  } else {
    if (baseUrl === undefined || listen === undefined) throw new FatalError('--listen needs --base-url.');
    progress.part('Pass-through');
    await checkLive({ contract, recorder, log, stopped }, { ...options, listen, baseUrl });
  }
  return recorder.outcome(null, false);
}
