import { type Backend, createBackend } from '#verify/backend/backend.ts';
import { createLimit, createRateLimiter } from '#verify/backend/limits.ts';
import { type Clock, realClock } from '#verify/base/clock.ts';
import { mismatch, suiteNames } from '#verify/base/finding.ts';
import type { Login, VerifyOptions } from '#verify/base/options.ts';
import type { Outcome, Progress } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { checkBroadcast } from '#verify/doctor/broadcast.ts';
import { runDoctor } from '#verify/doctor/doctor.ts';
import { eventsPart } from '#verify/events/events-suite.ts';
import { requestsPart } from '#verify/fuzz/requests-suite.ts';
import { createLoggingRecorder } from '#verify/report/terminal.ts';
import { findUncovered, getCoverage } from '#verify/run/coverage.ts';
import { type MockControls, skip, type Suite, type SuiteContext } from '#verify/run/suite.ts';
import { type EventStream, openEventStream } from '#verify/stream/event-stream.ts';
import { workflowsPart } from '#verify/workflows/workflows-suite.ts';
import type { Exchange } from '#verify/base/exchange.ts';

/** Run after the doctor. Requests precede workflows, which use up data that requests need. */
const suites: readonly Suite[] = [requestsPart, workflowsPart, eventsPart];

export type Target = {
  readonly baseUrl: string;
  readonly realtime: { readonly url: string; readonly key: string } | null;
  readonly login: Login;
  readonly other: Login | null;
  readonly clock?: Clock;
  readonly page?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly mock?: MockControls;
};

type Options = Pick<VerifyOptions, 'allowWrites' | 'only' | 'seed' | 'runs' | 'rate' | 'timeout'> &
  Partial<Pick<VerifyOptions, 'ids' | 'maxWait'>> & {
    /** Folder of the Arazzo documents. */
    readonly workflows: string;
    /** Whether the contract is another than the project's, or a part of it. */
    readonly otherContract?: boolean;
  };

/** Connects to the websocket as the writer, if there is one. */
async function listenAs(
  { realtime, page, headers }: Target,
  { writer, clock, recorder, log }: SuiteContext,
  timeout: number,
): Promise<EventStream | null> {
  if (!realtime) return null;
  // Cookies belong to the host on any port, as in browsers.
  const isSameHost = new URL(realtime.url).hostname === new URL(writer.origin).hostname;
  const all = { ...(isSameHost && writer.cookies() !== '' && { Cookie: writer.cookies() }), ...headers };
  const events = await openEventStream({ ...realtime, clock, recorder, timeout, backend: writer, page, headers: all });
  log('the websocket responds');
  return events;
}

/** Verifies a server: the doctor first, then the chosen parts. Throws `FatalError` when verifying is impossible. */
export async function verify(
  contract: Contract,
  target: Target,
  options: Options,
  progress: Progress & {
    /** Resolves when the run should end with what it has found. */
    readonly stopped?: Promise<void>;
  },
): Promise<Outcome> {
  const { clock = realClock, login, other, mock = null } = target;
  const { allowWrites, only, runs, timeout, workflows } = options;
  const recorder = createLoggingRecorder(contract, progress, target.baseUrl);
  for (const one of other ? [login, other] : [login]) recorder.secrets.add('token' in one ? one.token : one.password);
  const pace = createRateLimiter(options.rate, clock);
  const onLimited = (exchange: Exchange): void => {
    recorder.exchange(exchange);
  };
  const limit = createLimit({ clock, report: progress.log, onLimited }, options.maxWait);
  const { baseUrl, page, headers } = target;
  const create = (): Backend => createBackend({ baseUrl, clock, pace, limit, timeout, page, headers });
  const seed = options.seed ?? Math.trunc(clock.now() % 2_147_483_647);
  const start: SuiteContext = {
    ...{ contract, clock, recorder, log: progress.log, mock, login, allowWrites, seed, runs, workflows },
    writer: create(),
    otherUser: other && create(),
    anonymous: create(),
    createAnonymousClient: create,
    events: null,
    ids: options.ids ?? new Map(),
  };
  const stop = new AbortController();
  const end = progress.stopped?.then(() => {
    stop.abort();
  });
  const untilStopped = (work: Promise<unknown>): Promise<unknown> => (end ? Promise.race([work, end]) : work);
  progress.part('Doctor');
  const key = target.realtime?.key ?? null;
  await untilStopped(runDoctor({ ...start, otherLogin: other, key, page: page ?? null }));
  const events = stop.signal.aborted ? null : await listenAs(target, start, timeout);
  const hasEvents = (await untilStopped(checkBroadcast({ ...start, events }))) !== false;
  const context = { ...start, events, hasEvents };
  try {
    for (const part of suites.filter(({ name }) => only.includes(name))) {
      recorder.part = part.name;
      if (!stop.signal.aborted) {
        progress.part(part.title);
        await untilStopped(part.run(context));
      }
      if (stop.signal.aborted) skip(context, part.title, 'stopped');
    }
  } finally {
    events?.close();
  }
  const coverage = getCoverage(contract, recorder.observed);
  const isStopped = stop.signal.aborted;
  if (isStopped) {
    // A stopped run never looks green.
    const { met, of } = coverage.totals.operations;
    recorder.add(mismatch('stopped', {}, `Stopped after ${met} of ${of} operations.`));
  } else if (mock && options.otherContract !== true && suiteNames.every((name) => only.includes(name))) {
    // The mock server can trigger everything in the whole contract, so missing coverage is a finding.
    for (const finding of findUncovered(coverage)) {
      recorder.part = finding.part;
      recorder.add(finding);
    }
  }
  return recorder.outcome(seed, isStopped);
}
