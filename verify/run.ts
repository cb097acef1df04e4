import type { Exchange } from '#mocks/passthrough/exchange.ts';
import { type Backend, createBackend } from './backend/backend.ts';
import { createLimit, type LimitParts } from './backend/limit.ts';
import { createPace } from './backend/pace.ts';
import { type Clock, realClock } from './clock.ts';
import type { Contract } from './contract/contract.ts';
import { runDoctor } from './doctor/doctor.ts';
import { type EventStream, type EventStreamParts, openEventStream } from './events/event-stream.ts';
import { coverageOf } from './coverage/coverage.ts';
import { notCovered } from './coverage/not-covered.ts';
import { type CountedFinding, type PartName, partNames } from './finding.ts';
import { createJournal, type Met, type NotTried, type Tried } from './journal.ts';
import type { Login, VerifyOptions } from './options.ts';
import type { Context, MockControls } from './part.ts';
import { parts } from './parts.ts';

/** What is verified: a server, or the mock environment with all that can be asked of it. */
export type Target = {
  readonly baseUrl: string;
  readonly realtime: { readonly url: string; readonly key: string } | null;
  readonly login: Login;
  readonly other: Login | null;
  readonly clock?: Clock;
  /** The origin of the page that a browser would call from; left out, none. */
  readonly page?: string;
  /** Sent with each request of both writers. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly mock?: MockControls;
};

/** How a verification ended. */
export type Outcome = {
  readonly findings: readonly CountedFinding[];
  readonly met: Met;
  readonly tried: ReadonlyMap<PartName, Tried>;
  readonly notTried: readonly NotTried[];
  /** Null: nothing was chosen at random. */
  readonly seed: number | null;
};

type Options = Pick<VerifyOptions, 'allowWrites' | 'only' | 'seed' | 'runs' | 'rate' | 'timeout'>;

/** Where the run says what it does: the part's title first, then a line for each step that is worth one. */
export type Progress = {
  readonly part: (title: string) => void;
  readonly line: (text: string) => void;
  /** A call was made, or an event came. */
  readonly met?: () => void;
  readonly found?: () => void;
};

/** Makes callers; what the limit of the server costs is said, and its answers are held to the contract as any other. */
const callersOf = (target: Target, { rate, timeout }: Options, parts: LimitParts): (() => Backend) => {
  const { clock } = parts;
  const pace = createPace(rate, clock);
  const limit = createLimit(parts);
  const { baseUrl, page, headers } = target;
  return () =>
    createBackend({
      ...{ baseUrl, clock, pace, limit, timeout },
      ...(page !== undefined && { page }),
      ...(headers && { headers }),
    });
};

/** As a browser does: cookies belong to the host, whatever the port. */
const cookiesFor = (url: string, { origin, cookies }: Backend): Readonly<Record<string, string>> => {
  const isSameHost = new URL(url).hostname === new URL(origin).hostname;
  return isSameHost && cookies() !== '' ? { Cookie: cookies() } : {};
};

const secretsOf = (login: Login | null): readonly string[] => {
  if (!login) return [];
  return 'token' in login ? [login.token] : [login.password];
};

/** Connects as the writer; null where no websocket was named. */
const listenAs = async (
  { realtime, page, headers }: Target,
  { writer, ...parts }: Pick<EventStreamParts, 'clock' | 'journal' | 'timeout'> & { readonly writer: Backend },
): Promise<EventStream | null> =>
  realtime &&
  openEventStream({
    ...realtime,
    ...parts,
    backend: writer,
    ...(page !== undefined && { page }),
    headers: { ...cookiesFor(realtime.url, writer), ...headers },
  });

/**
 * Verifies a server against the contract: the doctor first, then the parts that were asked for. What is wrong is in the
 * outcome; throws `CannotRun` where nothing could be verified.
 */
export const verify = async (
  contract: Contract,
  target: Target,
  options: Options & { readonly workflows: string; readonly otherContract?: boolean },
  progress: Progress,
): Promise<Outcome> => {
  const clock = target.clock ?? realClock;
  const journal = createJournal(contract, {
    ...(progress.met && { onMet: progress.met }),
    ...(progress.found && { onFinding: progress.found }),
  });
  for (const secret of [target.login, target.other].flatMap(secretsOf)) journal.secrets.add(secret);
  let running: PartName = 'doctor';
  const onLimited = (exchange: Exchange): void => {
    journal.exchange(running, exchange);
  };
  const create = callersOf(target, options, { clock, say: progress.line, onLimited });
  const seed = options.seed ?? Math.trunc(clock.now() % 2_147_483_647);
  const writers = { writer: create(), other: target.other ? create() : null, stranger: create() };
  const base = { journal, ...writers, say: progress.line };
  progress.part('Doctor');
  await runDoctor({
    ...base,
    login: target.login,
    otherLogin: target.other,
    key: target.realtime?.key ?? null,
    page: target.page ?? null,
  });
  const events = await listenAs(target, { clock, journal, timeout: options.timeout, writer: writers.writer });
  if (events) progress.line('the websocket responds');
  const context: Context = {
    ...base,
    login: target.login,
    newcomer: create,
    contract,
    clock,
    events,
    mock: target.mock ?? null,
    allowWrites: options.allowWrites,
    seed,
    runs: options.runs,
    workflows: options.workflows,
    otherContract: options.otherContract ?? false,
  };
  try {
    for (const part of parts.filter(({ name }) => options.only.includes(name))) {
      progress.part(part.title);
      running = part.name;
      await part.run(context);
    }
  } finally {
    events?.close();
  }
  // The mock environment can be brought to everything: what a whole run has not met is a finding there.
  if (target.mock && partNames.every((name) => options.only.includes(name))) {
    for (const finding of notCovered(coverageOf(contract, journal.met))) journal.add(finding);
  }
  const { met, tried, notTried } = journal;
  return { findings: journal.findings(), met, tried, notTried, seed };
};
