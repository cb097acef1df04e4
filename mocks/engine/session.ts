import type { Frame } from '#mocks/contract/broadcasts.ts';
import type { Row } from '#mocks/model/row.ts';
import type { Scenario } from '#mocks/model/scenario.ts';
import type { FaultRow, JobRow, MockSessionMeta, Tables } from '#mocks/model/tables.ts';
import { createHub, type Hub } from '#mocks/pusher/hub.ts';
import {
  type Database,
  StorageError,
  type StoredUpload,
  type Upload,
  type UploadKind,
} from '#mocks/stored/database.ts';
import { findRowProblem } from '#mocks/stored/stored-form.ts';
import { type Clock, type ClockState, createClock } from './clock.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import { createJobRunner, type JobRunner } from './job-runner.ts';
import { createRandom, hashSeed, type Random, secureRandom } from './random.ts';
import { createSessionLog, type SessionLog } from './session-log.ts';
import { type Collection, createStore, type Store } from './store.ts';

/** Store, clock, faults, connections and log. Sessions share no state. */
export type MockSession = {
  readonly id: string;
  readonly scenario: Scenario;
  readonly clock: Clock;
  readonly jobs: JobRunner;
  readonly hub: Hub;
  readonly delivery: Delivery;
  readonly log: SessionLog;
  readonly table: SessionTable;
  readonly nextId: (kind: keyof Tables | 'openings' | 'saves' | 'images') => number;
  /** Returns a named stream of random numbers. Streams don't affect each other. */
  readonly random: (stream: 'interview' | 'sockets' | 'tokens') => Random;
  /** Adds a job. Jobs are saved, so a restart continues them. */
  readonly schedule: (job: Pick<JobRow, 'name' | 'args' | 'cause'> & { readonly delay: number }) => void;
  /** Sends and logs an event at once, without the faults of `delivery`. */
  readonly sendNow: (frame: Frame, exceptSocketId?: string) => void;
  /** Uses up the first matching fault once. */
  readonly consumeFault: (test: (fault: FaultRow) => boolean) => FaultRow | undefined;
  readonly keepUpload: (kind: UploadKind, id: number, upload: Upload) => void;
  readonly upload: (kind: UploadKind, id: number) => Upload | null;
  /** Everything that a restart needs, besides uploads. */
  readonly snapshot: () => { readonly meta: MockSessionMeta; readonly tables: ReadonlyMap<string, readonly Row[]> };
  /**
   * Runs a request's work and writes its changes. A session without any is never written. If the work throws or the
   * changes can't be written (StorageError), they're undone: the client can send the request again.
   */
  readonly transact: <T>(work: () => T) => T;
  /** Writes the changes of work in the background. What can't be written is tried again until it succeeds. */
  readonly save: () => void;
  /** Runs a request's work. The session stays in memory until it's done. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Returns whether there's no connection, no waiting job and no request. */
  readonly isIdle: () => boolean;
  /** Stops timers and connections. Writes changes only if the session was saved before. */
  readonly end: () => void;
};

export type SessionTable = <Name extends keyof Tables>(name: Name) => Collection<Tables[Name]>;

/** A scenario's rows, and the last id of each table. */
export type Seed = {
  readonly ids: Readonly<Record<string, number>>;
  readonly fill: (table: SessionTable) => void;
};

export type MockSessionDeps = {
  /** Returns a scenario's rows. `startsAt` is in ms since 1970. */
  readonly seed: (scenario: Scenario, startsAt: number) => Seed;
  readonly database: Database;
  /** A writer's own data: nothing deletes it but the writer, and tokens are unpredictable. */
  readonly personal: boolean;
  readonly secret: string;
  readonly realNow: () => number;
  readonly runJob: (session: MockSession, job: JobRow) => void;
  /** Continues what the end of an earlier process interrupted, besides jobs. */
  readonly onResume: (session: MockSession) => void;
  /** Gets a reason in words, each time that changes couldn't be written. */
  readonly onSaveFailed: (session: MockSession, reason: string) => void;
  /** Gets a row that couldn't be read after a restart: a mistake of ours. */
  readonly onInvalidRow: (table: string, problem: string) => void;
};

function openStreams(
  { id, scenario, meta: { streams: savedStates } }: Pick<Origin, 'id' | 'scenario' | 'meta'>,
  secretStream: Random | null,
) {
  // Sessions ask the same questions, but each has its own tokens and codes.
  const seedOf = (stream: string): string => `${scenario.seed} ${stream}${stream === 'tokens' ? ` ${id}` : ''}`;
  const open = new Map<string, Random>();
  return {
    random: (stream: string): Random => {
      if (stream === 'tokens' && secretStream) return secretStream;
      const existing = open.get(stream);
      if (existing) return existing;
      const created = createRandom(savedStates[stream] ?? hashSeed(seedOf(stream)));
      open.set(stream, created);
      return created;
    },
    states: (): MockSessionMeta['streams'] => ({
      ...savedStates,
      ...Object.fromEntries([...open].map(([name, random]) => [name, random.state()])),
    }),
  };
}

function openIds(savedIds: MockSessionMeta['ids']) {
  const last = new Map(Object.entries(savedIds));
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
  const match = faults.find(test);
  if (!match) return undefined;
  if (match.times > 1) faults.put({ ...match, times: match.times - 1 });
  else faults.remove(match.id);
  return match;
}

type Origin = {
  readonly id: string;
  readonly scenario: Scenario;
  readonly meta: MockSessionMeta;
  readonly isSaved: boolean;
  readonly rows: ReadonlyMap<string, readonly Row[]>;
};

type Persister = Pick<MockSession, 'transact' | 'save' | 'keepUpload' | 'upload'> & {
  readonly isSaved: () => boolean;
  readonly stop: () => void;
};

/** Time until unsaved changes are written again, in ms. */
const retryAfter = 2000;

/** Writes only changes. Once stopped it doesn't write, because a new session may have the same id. */
function createPersister(
  { id, isSaved, meta: initialMeta }: Origin,
  { database, onInvalidRow }: MockSessionDeps,
  { store, meta }: { readonly store: Store<Tables>; readonly meta: () => MockSessionMeta },
  onFailed: (reason: string) => void,
): Persister {
  let savedMeta = isSaved ? JSON.stringify(initialMeta) : '';
  let uploads = new Map<string, StoredUpload>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const write = (): void => {
    const rows = store.changes();
    const present = meta();
    const text = JSON.stringify(present);
    if (stopped || (rows.length === 0 && uploads.size === 0 && text === savedMeta)) return;
    for (const { collection, row } of rows) {
      const problem = row === null ? null : findRowProblem(collection, row);
      if (problem !== null) onInvalidRow(collection, problem);
    }
    database.save(id, { meta: present, rows, uploads: [...uploads.values()] });
    savedMeta = text;
    uploads = new Map();
    store.settle();
  };
  const save = (): void => {
    const isRepeated = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    try {
      write();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      timer = setTimeout(save, retryAfter);
      if (!isRepeated) onFailed(error.message);
    }
  };
  return {
    save,
    transact: (work) => {
      const uploadsBefore = new Map(uploads);
      try {
        return store.transact(() => {
          const result = work();
          write();
          return result;
        });
      } catch (error) {
        uploads = uploadsBefore;
        throw error;
      }
    },
    isSaved: () => timer === undefined,
    keepUpload: (kind, uploadId, upload) => {
      uploads.set(`${kind}/${uploadId}`, { ...upload, kind, id: uploadId });
    },
    upload: (kind, uploadId) => uploads.get(`${kind}/${uploadId}`) ?? database.upload(id, kind, uploadId),
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      // Reads change some state too, such as the last socket id or a used fault.
      if (savedMeta !== '') save();
      clearTimeout(timer);
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

function openSession(origin: Origin, deps: MockSessionDeps): MockSession {
  const { id, scenario, meta, rows } = origin;
  const store: Store<Tables> = createStore(rows);
  const clock = createClock(meta.clock, deps.realNow);
  const log = createSessionLog();
  const { random, states } = openStreams(origin, deps.personal ? secureRandom : null);
  const { nextId, lastIds } = openIds(meta.ids);
  const current = (): MockSessionMeta => ({
    scenario: meta.scenario || scenario.name,
    clock: clock.state(),
    streams: states(),
    ids: lastIds(),
  });
  const persister = createPersister(origin, deps, { store, meta: current }, (reason) => {
    deps.onSaveFailed(session, reason);
  });
  const run = (job: JobRow): void => {
    deps.runJob(session, job);
    persister.save();
  };
  const jobs = createJobRunner({ clock, jobs: store.table('jobs'), run });
  const hub = openHub(() => random('sockets'), deps);
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
    delivery: createDelivery({ rows: store.table('deliveries'), now: sendNow, later }),
    log,
    table: store.table,
    nextId,
    random,
    schedule,
    sendNow,
    consumeFault: (test) => consumeFault(store.table('faults'), test),
    keepUpload: persister.keepUpload,
    upload: persister.upload,
    snapshot: () => ({ meta: current(), tables: store.all() }),
    transact: (work) => {
      try {
        return persister.transact(work);
      } finally {
        jobs.rearm();
      }
    },
    save: persister.save,
    during: requests.during,
    isIdle: () => persister.isSaved() && requests.none() && hub.size() === 0 && store.table('jobs').size() === 0,
    end: () => {
      persister.stop();
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
  deps: MockSessionDeps,
): MockSession {
  const seed = deps.seed(scenario, clock.virtual);
  const meta: MockSessionMeta = { scenario: scenario.name, clock, streams: {}, ids: seed.ids };
  const session = openSession({ id, scenario, meta, isSaved: false, rows: new Map() }, deps);
  seed.fill(session.table);
  session.jobs.rearm();
  return session;
}

/** Resumes a saved session and runs the jobs that became due meanwhile. */
export function resumeMockSession(origin: Omit<Origin, 'isSaved'>, deps: MockSessionDeps): MockSession {
  const session = openSession({ ...origin, isSaved: true }, deps);
  session.jobs.runDue();
  deps.onResume(session);
  return session;
}
