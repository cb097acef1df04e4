import type { Frame } from '#mocks/contract/broadcasts.ts';
import type { FaultRow, JobRow, Tables } from '#mocks/model/tables.ts';
import type { Hub } from '#mocks/pusher/hub.ts';
import { createHub } from '#mocks/pusher/hub.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { seedTables } from '#mocks/scenarios/seed.ts';
import type { Clock, ClockState } from './clock.ts';
import { createClock } from './clock.ts';
import type { Database, Upload, UploadKind } from './database.ts';
import type { Delivery } from './delivery.ts';
import { createDelivery } from './delivery.ts';
import type { JobRunner } from './job-runner.ts';
import { createJobRunner } from './job-runner.ts';
import type { Random } from './random.ts';
import { createRandom, seedOf } from './random.ts';
import type { SessionLog } from './session-log.ts';
import { createSessionLog } from './session-log.ts';
import type { Collection, Row, Store } from './store.ts';
import { createStore } from './store.ts';

/** What is kept of a session beside its rows. */
export type MockSessionMeta = {
  readonly scenario: string;
  readonly clock: ClockState;
  /** Stream of random numbers → its state. */
  readonly streams: Readonly<Record<string, number>>;
  /** Kind of thing → its last id. */
  readonly ids: Readonly<Record<string, number>>;
};

/** One world: store, clock, faults, connections and log. Sessions share nothing. */
export type MockSession = {
  readonly id: string;
  readonly scenario: Scenario;
  readonly clock: Clock;
  readonly jobs: JobRunner;
  readonly hub: Hub;
  readonly delivery: Delivery;
  readonly log: SessionLog;
  readonly table: <Name extends keyof Tables>(name: Name) => Collection<Tables[Name]>;
  readonly nextId: (kind: keyof Tables | 'openings' | 'saves' | 'images') => number;
  /** A stream of random numbers by its name; each goes on by itself, so that one does not disturb another. */
  readonly random: (stream: 'interview' | 'sockets' | 'tokens') => Random;
  /** Puts work on the list; it is kept, so that a restart goes on with it. */
  readonly schedule: (job: Pick<JobRow, 'name' | 'args' | 'cause'> & { readonly delay: number }) => void;
  /** Sends an event to the connections at once and writes it into the log; `delivery` may be slower. */
  readonly sendNow: (frame: Frame, exceptSocketId?: string) => void;
  /** The first matching fault, used up once. */
  readonly takeFault: (test: (fault: FaultRow) => boolean) => FaultRow | undefined;
  readonly keepUpload: (kind: UploadKind, id: number, upload: Upload) => void;
  readonly upload: (kind: UploadKind, id: number) => Upload | null;
  /** Writes what changed. A session that nothing was done in is never written. */
  readonly keep: () => void;
  /** Does the work of one request; until that is done the session does not leave the memory. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether nothing is under way: no connection, no work that waits, no request. */
  readonly isIdle: () => boolean;
  /** Ends timers and connections. Of a session that was ever written, what is new is written as well. */
  readonly end: () => void;
};

/** What all sessions of one environment share. */
export type MockSessionDeps = {
  readonly database: Database;
  readonly secret: string;
  readonly realNow: () => number;
  /** Does the work of one job. */
  readonly runJob: (session: MockSession, job: JobRow) => void;
};

const openStreams = (scenario: Scenario, kept: MockSessionMeta['streams']) => {
  const open = new Map<string, Random>();
  return {
    random: (stream: string): Random => {
      const found = open.get(stream);
      if (found) return found;
      const made = createRandom(kept[stream] ?? seedOf(`${scenario.seed} ${stream}`));
      open.set(stream, made);
      return made;
    },
    states: (): MockSessionMeta['streams'] => ({
      ...kept,
      ...Object.fromEntries([...open].map(([name, random]) => [name, random.state()])),
    }),
  };
};

const openIds = (kept: MockSessionMeta['ids']) => {
  const last = new Map(Object.entries(kept));
  return {
    nextId: (kind: string): number => {
      const id = (last.get(kind) ?? 0) + 1;
      last.set(kind, id);
      return id;
    },
    lastIds: (): MockSessionMeta['ids'] => Object.fromEntries(last),
  };
};

const takeFault = (faults: Collection<FaultRow>, test: (fault: FaultRow) => boolean): FaultRow | undefined => {
  const found = faults.find(test);
  if (!found) return undefined;
  if (found.times > 1) faults.put({ ...found, times: found.times - 1 });
  else faults.remove(found.id);
  return found;
};

/** Where a world comes from. */
type Origin = {
  readonly id: string;
  readonly scenario: Scenario;
  readonly meta: MockSessionMeta;
  /** Whether it stands in the database. */
  readonly isKept: boolean;
  readonly rows: ReadonlyMap<string, readonly Row[]>;
};

/**
 * Writes what changed since the last time, and nothing when nothing did. Once stopped it writes no more: another session
 * of the same id may have begun.
 */
const createPersister = (
  { id, isKept, meta: begun }: Origin,
  database: Database,
  store: Store<Tables>,
  meta: () => MockSessionMeta,
): { readonly keep: () => void; readonly stop: () => void } => {
  let keptMeta = isKept ? JSON.stringify(begun) : '';
  let stopped = false;
  const keep = (): void => {
    const changes = store.takeChanges();
    const text = JSON.stringify(meta());
    if (stopped || (changes.length === 0 && text === keptMeta)) return;
    database.save(id, text, changes);
    keptMeta = text;
  };
  return {
    keep,
    stop: () => {
      // What only reads have changed, such as the last socket id, or a fault that was met.
      if (keptMeta !== '') keep();
      stopped = true;
    },
  };
};

/** Counts the requests that are under way. */
const countRequests = (): Pick<MockSession, 'during'> & { readonly none: () => boolean } => {
  let underWay = 0;
  return {
    none: () => underWay === 0,
    during: async (work) => {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
  };
};

/** Connections whose ids come from the session's numbers. */
const openHub = (random: () => Random, { secret, realNow }: MockSessionDeps): Hub => {
  const number = (): number => random().below(1_000_000_000);
  return createHub({ secret, nextSocketId: () => `${number()}.${number()}`, realNow });
};

/** A world that goes on from its meta data and its rows. */
const openSession = (origin: Origin, parts: MockSessionDeps): MockSession => {
  const { id, scenario, meta, rows } = origin;
  const store: Store<Tables> = createStore(rows);
  const clock = createClock(meta.clock, parts.realNow);
  const log = createSessionLog();
  const { random, states } = openStreams(scenario, meta.streams);
  const { nextId, lastIds } = openIds(meta.ids);
  const current = (): MockSessionMeta => ({
    scenario: scenario.name,
    clock: clock.state(),
    streams: states(),
    ids: lastIds(),
  });
  const keeper = createPersister(origin, parts.database, store, current);
  const run = (job: JobRow): void => {
    parts.runJob(session, job);
    keeper.keep();
  };
  const jobs = createJobRunner({ clock, jobs: store.table('jobs'), run });
  const hub = openHub(() => random('sockets'), parts);
  const sendNow = (frame: Frame, except?: string): void => {
    const receivers = hub.broadcast(frame, except);
    log.add(clock.stamp(), { kind: 'event', ...frame, receivers });
  };
  const schedule: MockSession['schedule'] = ({ delay, ...job }) => {
    store.table('jobs').put({ ...job, id: nextId('jobs'), due: clock.now() + delay });
    jobs.rearm();
  };
  const later = (frame: Frame, ms: number): void => schedule({ name: 'deliver', args: frame, delay: ms, cause: null });
  const requests = countRequests();
  const session: MockSession = {
    id,
    scenario,
    clock,
    jobs,
    hub,
    delivery: createDelivery({ kept: store.table('deliveries'), now: sendNow, later }),
    log,
    table: store.table,
    nextId,
    random,
    schedule,
    sendNow,
    takeFault: (test) => takeFault(store.table('faults'), test),
    keepUpload: (kind, uploadId, upload) => {
      parts.database.putUpload(id, kind, uploadId, upload);
    },
    upload: (kind, uploadId) => parts.database.upload(id, kind, uploadId),
    keep: keeper.keep,
    during: requests.during,
    isIdle: () => requests.none() && hub.size() === 0 && store.table('jobs').size() === 0,
    end: () => {
      keeper.stop();
      jobs.stop();
      hub.cut();
    },
  };
  return session;
};

/** A new world with the scenario's seed in it. */
export const startMockSession = (
  id: string,
  scenario: Scenario,
  clock: ClockState,
  parts: MockSessionDeps,
): MockSession => {
  const seed = seedTables(scenario, clock.virtual);
  const meta: MockSessionMeta = { scenario: scenario.name, clock, streams: {}, ids: seed.ids };
  const session = openSession({ id, scenario, meta, isKept: false, rows: new Map() }, parts);
  seed.fill(session.table);
  session.jobs.rearm();
  return session;
};

/** The world of a session that was kept, with the work that fell due meanwhile done. */
export const resumeMockSession = (origin: Omit<Origin, 'isKept'>, parts: MockSessionDeps): MockSession => {
  const session = openSession({ ...origin, isKept: true }, parts);
  session.jobs.runDue();
  return session;
};
