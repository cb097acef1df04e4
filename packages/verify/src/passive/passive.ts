import { type Clock, realClock } from '#verify/base/clock.ts';
import { FatalError } from '#verify/base/finding.ts';
import type { VerifyOptions } from '#verify/base/options.ts';
import type { Outcome, Progress, RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { createLoggingRecorder } from '#verify/report/terminal.ts';
import { listen, type ListenOptions } from './listen.ts';
import { checkHar } from './watch-har.ts';

type Parts = {
  readonly contract: Contract;
  readonly progress: Progress;
  readonly stopped: () => Promise<void>;
};

async function watchLive(
  { contract, progress, stopped }: Parts,
  recorder: RunRecorder,
  clock: Clock,
  options: ListenOptions,
): Promise<void> {
  const { origin, failed, close } = await listen({ contract, recorder, clock }, options);
  const { baseUrl, realtime, tap, forward } = options;
  progress.log(`${origin} forwards to ${baseUrl}`);
  if (realtime !== undefined) progress.log(`websockets are forwarded to ${realtime}`);
  if (tap) {
    progress.log(`${origin} receives the events of app ${tap.id}`);
    progress.log(
      forward === undefined ? 'events are not forwarded (use --forward)' : `events are forwarded to ${forward}`,
    );
  }
  progress.log('press Ctrl+C to stop and show the summary');
  try {
    await Promise.race([stopped(), failed]);
  } finally {
    await close();
  }
  const { observed } = recorder;
  if (observed.responses.size + observed.events.size + recorder.findings().length === 0) {
    throw new FatalError(`No API traffic passed through ${origin}, so there is nothing to verify.`);
  }
}

/** Checks real clients' traffic: through a proxy (`--listen`) or from a browser's recording (`--har`). */
export async function checkPassively(parts: Parts, options: VerifyOptions): Promise<Outcome> {
  const { har, listen: port, baseUrl } = options;
  const recorder = createLoggingRecorder(parts.contract, parts.progress);
  recorder.part = 'passive';
  if (options.tap) recorder.secrets.add(options.tap.secret);
  if (har !== undefined) {
    parts.progress.part('Recorded traffic');
    await checkHar(parts.contract, recorder, { file: har, baseUrl, realtime: options.realtime }, parts.progress.log);
  } else {
    if (baseUrl === undefined || port === undefined) throw new FatalError('--listen needs --base-url.');
    parts.progress.part('Pass-through');
    const realtime = options.realtime?.url;
    await watchLive(parts, recorder, realClock, { ...options, port, baseUrl, realtime });
  }
  return recorder.outcome(null, false);
}
