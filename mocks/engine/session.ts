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
import { createRandom, hashSeed } from './random.ts';
import type { SessionLog } from './session-log.ts';
import { createSessionLog } from './session-log.ts';
import type { Collection, Row, Store } from './store.ts';
import { createStore } from './store.ts';

export type MockSessionMeta = {
  readonly scenario: string;
  readonly clock: ClockState;
  readonly streams: Readonly<Record<string, number>>;
  readonly ids: Readonly<Record<string, number>>;
};

/** Store, clock, faults, connections and log. Sessions share no state. */
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
  /** Returns a named stream of random numbers. Streams don't affect each other. */
  readonly random: (stream: 'interview' | 'sockets' | 'tokens') => Random;
  /** Adds a job. Jobs are saved, so a restart continues them. */
  readonly schedule: (job: Pick<JobRow, 'name' | 'args' | 'cause'> & { readonly delay: number }) => void;
  /** Sends and logs an event at once, without the faults of `delivery`. */
  readonly sendNow: (frame: Frame, exceptSocketId?: string) => void;
  /** Uses up the first matching fault once. */
  readonly takeFault: (test: (fault: FaultRow) => boolean) => FaultRow | undefined;
  readonly keepUpload: (kind: UploadKind, id: number, upload: Upload) => void;
  readonly upload: (kind: UploadKind, id: number) => Upload | null;
  /** Writes changes. A session without any is never written. */
  readonly keep: () => void;
  /** Runs a request's work. The session stays in memory until it's done. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Returns whether there's no connection, no waiting job and no request. */
  readonly isIdle: () => boolean;
  /** Stops timers and connections. Writes changes only if the session was saved before. */
  readonly end: () => void;
};

export type MockSessionDeps = {
  readonly database: Database;
  readonly secret: string;
  readonly realNow: () => number;
  readonly runJob: (session: MockSession, job: JobRow) => void;
};

function openStreams(scenario: Scenario, kept: MockSessionMeta['streams']) {
  const open = new Map<string, Random>();
  return {
    random: (stream: string): Random => {
      const found = open.get(stream);
      if (found) return found;
      const made = createRandom(kept[stream] ?? hashSeed(`${scenario.seed} ${stream}`));
      open.set(stream, made);
      return made;
    },
    states: (): MockSessionMeta['streams'] => ({
      ...kept,
      ...Object.fromEntries([...open].map(([name, random]) => [name, random.state()])),
    }),
  };
}

function openIds(kept: MockSessionMeta['ids']) {
  const last = new Map(Object.entries(kept));
  return {
    nextId: (kind: string): number => {
      const id = (last.get(kind) ?? 0) + 1;
      last.set(kind, id);
      return id;
    },
    lastIds: (): MockSessionMeta['ids'] => Object.fromEntries(last),
  };
}

function consumeFault(faults: Collection<FaultRow>, test: (fault: FaultRow) => boolean): FaultRow | undefined {
  const found = faults.find(test);
  if (!found) return undefined;
  if (found.times > 1) faults.put({ ...found, times: found.times - 1 });
  else faults.remove(found.id);
  return found;
}

type Origin = {
  readonly id: string;
  readonly scenario: Scenario;
  readonly meta: MockSessionMeta;
  readonly isKept: boolean;
  readonly rows: ReadonlyMap<string, readonly Row[]>;
};

/** Writes only changes. Once stopped it doesn't write, because a new session may have the same id. */
function createPersister(
  { id, isKept, meta: begun }: Origin,
  database: Database,
  store: Store<Tables>,
  meta: () => MockSessionMeta,
): { readonly keep: () => void; readonly stop: () => void } {
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
      // Reads change some state too, such as the last socket id or a used fault.
      if (keptMeta !== '') keep();
      stopped = true;
    },
  };
}

function countRequests(): Pick<MockSession, 'during'> & { readonly none: () => boolean } {
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
}

function openHub(random: () => Random, { secret, realNow }: MockSessionDeps): Hub {
  const number = (): number => random().below(1_000_000_000);
  return createHub({ secret, nextSocketId: () => `${number()}.${number()}`, realNow });
}

function openSession(origin: Origin, parts: MockSessionDeps): MockSession {
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
    takeFault: (test) => consumeFault(store.table('faults'), test),
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
}

/** Starts a session with the scenario's seed. */
export function startMockSession(
  id: string,
  scenario: Scenario,
  clock: ClockState,
  parts: MockSessionDeps,
): MockSession {
  const seed = seedTables(scenario, clock.virtual);
  const meta: MockSessionMeta = { scenario: scenario.name, clock, streams: {}, ids: seed.ids };
  const session = openSession({ id, scenario, meta, isKept: false, rows: new Map() }, parts);
  seed.fill(session.table);
  session.jobs.rearm();
  return session;
}

/** Resumes a saved session and runs the jobs that became due meanwhile. */
export function resumeMockSession(origin: Omit<Origin, 'isKept'>, parts: MockSessionDeps): MockSession {
  const session = openSession({ ...origin, isKept: true }, parts);
  session.jobs.runDue();
  return session;
}
