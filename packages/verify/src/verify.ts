import { type Backend, createBackend } from '#verify/backend/backend.ts';
import { createLimit, createRateLimiter, type ThrottleDeps } from '#verify/backend/limits.ts';
import { type Clock, realClock } from '#verify/base/clock.ts';
import { type SuiteName, suiteNames } from '#verify/base/finding.ts';
import type { Login, VerifyOptions } from '#verify/base/options.ts';
import type { Outcome, Progress, RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { checkBroadcast } from '#verify/doctor/broadcast.ts';
import { runDoctor } from '#verify/doctor/doctor.ts';
import { eventsPart } from '#verify/events/events-suite.ts';
import { requestsPart } from '#verify/fuzz/requests-suite.ts';
import { createLoggingRecorder } from '#verify/report/terminal.ts';
import { findUncovered, getCoverage } from '#verify/run/coverage.ts';
import { type MockControls, skip, type Suite, type SuiteContext } from '#verify/run/suite.ts';
import { type EventStream, type EventStreamDeps, openEventStream } from '#verify/stream/event-stream.ts';
import { workflowsPart } from '#verify/workflows/workflows-suite.ts';
import type { Exchange } from '#verify/proxy/exchange.ts';

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
  Partial<Pick<VerifyOptions, 'ids' | 'maxWait'>>;

/** Rate-limit responses are reported and checked too. */
function createClientFactory(target: Target, { rate, timeout, maxWait }: Options, parts: ThrottleDeps): () => Backend {
  const { clock } = parts;
  const pace = createRateLimiter(rate, clock);
  const limit = createLimit(parts, maxWait);
  const { baseUrl, page, headers } = target;
  return () =>
    createBackend({
      ...{ baseUrl, clock, pace, limit, timeout },
      ...(page !== undefined && { page }),
      ...(headers && { headers }),
    });
}

/** Cookies belong to the host on any port, as in browsers. */
function cookiesFor(url: string, { origin, cookies }: Backend): Readonly<Record<string, string>> {
  const isSameHost = new URL(url).hostname === new URL(origin).hostname;
  return isSameHost && cookies() !== '' ? { Cookie: cookies() } : {};
}

function getSecrets(login: Login | null): readonly string[] {
  if (!login) return [];
  return 'token' in login ? [login.token] : [login.password];
}

async function listenAs(
  { realtime, page, headers }: Target,
  { writer, ...parts }: Pick<EventStreamDeps, 'clock' | 'recorder' | 'timeout'> & { readonly writer: Backend },
): Promise<EventStream | null> {
  return (
    realtime &&
    openEventStream({
      ...realtime,
      ...parts,
      backend: writer,
      ...(page !== undefined && { page }),
      headers: { ...cookiesFor(realtime.url, writer), ...headers },
    })
  );
}

/** Ends the wait for a part as soon as `stopped` resolves. */
function createStop(stopped: Promise<void> | undefined) {
  const controller = new AbortController();
  const end = stopped?.then(() => {
    controller.abort();
  });
  return {
    race: (work: Promise<unknown>): Promise<unknown> => (end ? Promise.race([work, end]) : work),
    isStopped: (): boolean => controller.signal.aborted,
  };
}

/** The mock server can trigger everything in the whole contract, so missing coverage is a finding. */
function checkCoverage(
  contract: Contract,
  { mock }: Target,
  { only, otherContract }: Options & { readonly otherContract?: boolean },
  recorder: RunRecorder,
): void {
  if (!mock || otherContract === true || !suiteNames.every((name) => only.includes(name))) return;
  for (const finding of findUncovered(getCoverage(contract, recorder.observed))) recorder.add(finding);
}

/** A stopped run never looks green. */
function addStopped(contract: Contract, part: SuiteName, recorder: RunRecorder): void {
  const { met, of } = getCoverage(contract, recorder.observed).totals.operations;
  const text = `Stopped after ${met} of ${of} operations.`;
  recorder.add({ kind: 'stopped', part, subject: {}, at: '', text, evidence: [] });
}

/** Verifies a server: the doctor first, then the chosen parts. Throws `FatalError` when verifying is impossible. */
export async function verify(
  contract: Contract,
  target: Target,
  options: Options & { readonly workflows: string; readonly otherContract?: boolean },
  progress: Progress & {
    /** Resolves when the run should end with what it has found. */
    readonly stopped?: Promise<void>;
  },
): Promise<Outcome> {
  const clock = target.clock ?? realClock;
  const recorder = createLoggingRecorder(contract, progress, target.baseUrl);
  for (const secret of [target.login, target.other].flatMap(getSecrets)) recorder.secrets.add(secret);
  let running: SuiteName = 'doctor';
  const onLimited = (exchange: Exchange): void => {
    recorder.exchange(running, exchange);
  };
  const create = createClientFactory(target, options, { clock, report: progress.log, onLimited });
  const seed = options.seed ?? Math.trunc(clock.now() % 2_147_483_647);
  const clients = { writer: create(), otherUser: target.other ? create() : null, anonymous: create() };
  const base = { recorder, ...clients, log: progress.log };
  const stop = createStop(progress.stopped);
  progress.part('Doctor');
  await stop.race(
    runDoctor({
      ...base,
      login: target.login,
      otherLogin: target.other,
      key: target.realtime?.key ?? null,
      page: target.page ?? null,
      owes: (operation) => contract.rest.operations.has(operation),
    }),
  );
  const listener = { clock, recorder, timeout: options.timeout, writer: clients.writer };
  const events = stop.isStopped() ? null : await listenAs(target, listener);
  if (events) progress.log('the websocket responds');
  const { allowWrites } = options;
  const hasEvents = (await stop.race(checkBroadcast({ ...base, contract, clock, events, allowWrites }))) !== false;
  const context: SuiteContext = {
    ...base,
    hasEvents,
    login: target.login,
    createAnonymousClient: create,
    contract,
    clock,
    events,
    mock: target.mock ?? null,
    allowWrites,
    seed,
    runs: options.runs,
    ids: options.ids ?? new Map(),
    workflows: options.workflows,
  };
  try {
    for (const part of suites.filter(({ name }) => options.only.includes(name))) {
      if (!stop.isStopped()) {
        progress.part(part.title);
        running = part.name;
        await stop.race(part.run(context));
      }
      if (stop.isStopped()) skip(context, part.name, part.title, 'stopped');
    }
  } finally {
    events?.close();
  }
  if (stop.isStopped()) addStopped(contract, running, recorder);
  else checkCoverage(contract, target, options, recorder);
  const { observed, tried, notTried } = recorder;
  return { findings: recorder.findings(), observed, tried, notTried, seed, isStopped: stop.isStopped() };
}
