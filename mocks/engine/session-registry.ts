import { type Scenario, type ScenarioRegistry, unknownScenario } from '#mocks/model/scenario.ts';
import type { Tables } from '#mocks/model/tables.ts';
import { clockStart } from './clock.ts';
import type { Database, NewAccount } from '#mocks/stored/database.ts';
import { hexDigits, lettersAndDigits } from './random.ts';
import { type MockSession, type MockSessionDeps, resumeMockSession, startMockSession } from './session.ts';
import type { Row } from '#mocks/model/row.ts';

export type InitialSession = {
  readonly scenario?: string | undefined;
  /** Milliseconds since 1970; the real time by default. */
  readonly startsAt?: number | undefined;
  /** Stops the clock until it's advanced by hand. */
  readonly paused?: boolean | undefined;
};

export type MockSessionRegistry = {
  readonly open: (id: string) => MockSession;
  /** Starts the session again. Deletes its data, or keeps it if it's a writer's own. Throws on an unknown scenario. */
  readonly restart: (id: string, initial: InitialSession) => MockSession;
  /** Puts another account in the place of the session's, which is kept. Logins stay valid. */
  readonly replace: (id: string, account: NewAccount) => void;
  /** Exchanges the session's account with a replaced one. Returns false if there's no such account. */
  readonly reopen: (id: string, account: number) => boolean;
  readonly remove: (id: string) => void;
  /** Returns a session that is in memory, without loading it. */
  readonly find: (id: string) => MockSession | undefined;
  readonly live: () => Iterable<MockSession>;
  readonly database: Database;
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

type RegistryDeps = MockSessionDeps & {
  readonly scenarios: ScenarioRegistry;
  readonly defaultScenario: string;
  /** Gets sentences about what was loaded. */
  readonly onNotice: (sentence: string) => void;
};

function getScenario(scenarios: ScenarioRegistry, name: string): Scenario {
  const scenario = scenarios.get(name);
  if (!scenario) throw new Error(unknownScenario(name, scenarios));
  return scenario;
}

export function createSessionRegistry(deps: RegistryDeps): MockSessionRegistry {
  const { scenarios, defaultScenario, database, personal } = deps;
  const live = new Map<string, MockSession>();
  // Fail before serving if the default scenario doesn't exist.
  const defaultScript = getScenario(scenarios, defaultScenario);
  const forget = (id: string): void => {
    live.get(id)?.end();
    live.delete(id);
  };
  const discard = (id: string): void => {
    forget(id);
    if (personal) database.replace(id, null);
    else database.remove(id);
  };
  const enter = (session: MockSession): MockSession => {
    if (live.size >= inMemory) for (const id of getIdleIds(live.values()).slice(0, leaving)) forget(id);
    live.set(session.id, session);
    return session;
  };
  const startSession = (id: string, { scenario, startsAt, paused }: InitialSession): MockSession => {
    const clock = clockStart(deps.realNow(), startsAt, paused ?? false);
    return enter(startMockSession(id, getScenario(scenarios, scenario ?? defaultScenario), clock, deps));
  };
  /** An account stays readable when its scenario is gone: then the default one's script continues it. */
  const findScenario = (name: string): Scenario => {
    const scenario = scenarios.get(name);
    if (!scenario)
      deps.onNotice(`The scenario ${name} doesn't exist any more. Its account goes on with ${defaultScenario}.`);
    return scenario ?? defaultScript;
  };
  const readBack = (id: string): MockSession | null => {
    const stored = database.load(id);
    if (!stored) return null;
    for (const { collection, id: row, problem } of stored.unreadable)
      deps.onNotice(`${collection} ${row} can't be read and was set aside: ${problem}`);
    const { meta, rows } = stored;
    return enter(resumeMockSession({ id, scenario: findScenario(meta.scenario), meta, rows }, deps));
  };
  /** Logins belong to the session, not to the account. */
  const readTokens = (id: string): readonly Row[] => getOpen(id).snapshot().tables.get('tokens') ?? [];
  const getOpen = (id: string): MockSession => live.get(id) ?? readBack(id) ?? startSession(id, {});
  return {
    open: (id) => {
      const session = getOpen(id);
      // The map keeps insertion order, so the last used session leaves the memory last.
      live.delete(id);
      live.set(id, session);
      return session;
    },
    restart: (id, initial) => {
      getScenario(scenarios, initial.scenario ?? defaultScenario);
      discard(id);
      const session = startSession(id, initial);
      session.save();
      return session;
    },
    replace: (id, account) => {
      const tokens = readTokens(id);
      forget(id);
      database.replace(id, { ...account, rows: new Map([...account.rows, ['tokens', tokens]]) });
    },
    reopen: (id, account) => {
      const tokens = readTokens(id);
      forget(id);
      if (!database.reopen(id, account)) return false;
      const session = getOpen(id);
      const table = session.table('tokens');
      for (const row of table.all()) table.remove(row.id);
      for (const row of tokens) table.put(row as Tables['tokens']);
      session.save();
      return true;
    },
    remove: discard,
    find: (id) => live.get(id),
    live: () => live.values(),
    database,
    close: () => {
      for (const id of [...live.keys()]) forget(id);
      database.close();
    },
  };
}
