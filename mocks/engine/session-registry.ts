import { type Scenario, type ScenarioRegistry, unknownScenario } from '#mocks/model/scenario.ts';
import { clockStart } from './clock.ts';
import type { Upload, UploadKind } from './database.ts';
import { hexDigits, lettersAndDigits } from './random.ts';
import {
  type MockSession,
  type MockSessionDeps,
  type MockSessionMeta,
  resumeMockSession,
  startMockSession,
} from './session.ts';
import type { Row } from './store.ts';

export type InitialSession = {
  readonly scenario?: string | undefined;
  /** Milliseconds since 1970; the real time by default. */
  readonly startsAt?: number | undefined;
  /** Stops the clock until it's advanced by hand. */
  readonly paused?: boolean | undefined;
};

export type SessionData = {
  readonly meta: MockSessionMeta;
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  readonly uploads: readonly (Upload & { readonly kind: UploadKind; readonly id: number })[];
};

export type MockSessionRegistry = {
  readonly open: (id: string) => MockSession;
  /** Deletes and restarts the session. Throws on an unknown scenario. */
  readonly restart: (id: string, initial: InitialSession) => MockSession;
  /** Replaces a session's data. Returns false, and changes nothing, for an unknown scenario. */
  readonly replace: (id: string, data: SessionData) => boolean;
  readonly remove: (id: string) => void;
  /** Returns a session that is in memory, without loading it. */
  readonly find: (id: string) => MockSession | undefined;
  readonly live: () => Iterable<MockSession>;
  readonly close: () => void;
};

/** Above this many, idle sessions leave the memory. Their data is saved. */
const inMemory = 500;
const leaving = 50;

export function isSessionId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

/**
 * Creates a token in Sanctum's form: `{id}|{40 letters and digits}{8 hex digits}`. More hex digits follow: the session's
 * id, so that clients without cookies return to their session.
 */
export function createToken(session: MockSession): string {
  const random = session.random('tokens');
  const text = random.text(40, lettersAndDigits) + random.text(8, hexDigits);
  return `${session.nextId('tokens')}|${text}${Buffer.from(session.id).toString('hex')}`;
}

/** Returns the id of the session that created the token. Null for tokens of another form. */
export function sessionIdInToken(token: string): string | null {
  const [, hex = ''] = /^\d+\|[A-Za-z0-9]{40}[0-9a-f]{8}([0-9a-f]+)$/.exec(token) ?? [];
  const id = Buffer.from(hex, 'hex').toString();
  return isSessionId(id) ? id : null;
}

/** Least recently used first. */
function getIdleIds(sessions: Iterable<MockSession>): readonly string[] {
  return [...sessions].filter((session) => session.isIdle()).map(({ id }) => id);
}

export function createSessionRegistry(
  scenarios: ScenarioRegistry,
  defaultScenario: string,
  parts: MockSessionDeps,
): MockSessionRegistry {
  const live = new Map<string, MockSession>();
  const getScenario = (name: string): Scenario => {
    const scenario = scenarios.get(name);
    if (!scenario) throw new Error(unknownScenario(name, scenarios));
    return scenario;
  };
  // Fail before serving if the default scenario doesn't exist.
  getScenario(defaultScenario);
  const forget = (id: string): void => {
    live.get(id)?.end();
    live.delete(id);
  };
  const enter = (session: MockSession): MockSession => {
    if (live.size >= inMemory) for (const id of getIdleIds(live.values()).slice(0, leaving)) forget(id);
    live.set(session.id, session);
    return session;
  };
  const startSession = (id: string, { scenario, startsAt, paused }: InitialSession): MockSession => {
    const clock = clockStart(parts.realNow(), startsAt, paused ?? false);
    return enter(startMockSession(id, getScenario(scenario ?? defaultScenario), clock, parts));
  };
  const readBack = (id: string): MockSession | null => {
    const stored = parts.database.load(id);
    if (!stored) return null;
    const meta = JSON.parse(stored.meta) as MockSessionMeta;
    const scenario = scenarios.get(meta.scenario);
    return scenario ? enter(resumeMockSession({ id, scenario, meta, rows: stored.rows }, parts)) : null;
  };
  return {
    open: (id) => {
      const current = live.get(id);
      if (!current) return readBack(id) ?? startSession(id, {});
      // The map keeps insertion order, so the last used session leaves the memory last.
      live.delete(id);
      live.set(id, current);
      return current;
    },
    restart: (id, initial) => {
      getScenario(initial.scenario ?? defaultScenario);
      forget(id);
      parts.database.remove(id);
      const session = startSession(id, initial);
      session.save();
      return session;
    },
    replace: (id, { meta, rows, uploads }) => {
      if (!scenarios.names.includes(meta.scenario)) return false;
      forget(id);
      parts.database.remove(id);
      const changes = [...rows].flatMap(([collection, all]) => all.map((row) => ({ collection, id: row.id, row })));
      parts.database.save(id, JSON.stringify(meta), changes);
      for (const { kind, id: uploadId, ...upload } of uploads) parts.database.putUpload(id, kind, uploadId, upload);
      return true;
    },
    remove: (id) => {
      forget(id);
      parts.database.remove(id);
    },
    find: (id) => live.get(id),
    live: () => live.values(),
    close: () => {
      for (const id of [...live.keys()]) forget(id);
      parts.database.close();
    },
  };
}
