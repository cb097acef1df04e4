import type { ScenarioRegistry } from '#mocks/scenarios/load-scenario.ts';
import { unknownScenario } from '#mocks/scenarios/load-scenario.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { clockStart } from './clock.ts';
import type { MockSession, MockSessionMeta, MockSessionDeps } from './session.ts';
import { startMockSession, resumeMockSession } from './session.ts';

/** How a session is begun anew. */
export type Beginning = {
  readonly scenario?: string | undefined;
  /** Milliseconds since 1970; without it the session begins at the real time. */
  readonly startsAt?: number | undefined;
  /** A clock that stands still until it is advanced by hand. */
  readonly paused?: boolean | undefined;
};

/** All sessions of an environment, in memory and in the database. */
export type MockSessionRegistry = {
  /** The session of this id, read back or begun with the default scenario. */
  readonly open: (id: string) => MockSession;
  /** Forgets the session and begins it anew. Throws on an unknown scenario. */
  readonly restart: (id: string, beginning: Beginning) => MockSession;
  readonly remove: (id: string) => void;
  readonly live: () => Iterable<MockSession>;
  readonly close: () => void;
};

/** Above this many, sessions in which nothing is under way leave the memory; what was done in them is kept. */
const inMemory = 500;
const leaving = 50;

/** Session ids as they may come from outside. */
export const isSessionId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** Those in which nothing is under way, the one used longest ago first. */
const idleOf = (sessions: Iterable<MockSession>): readonly string[] =>
  [...sessions].filter((session) => session.isIdle()).map(({ id }) => id);

export const createSessionRegistry = (
  scenarios: ScenarioRegistry,
  defaultScenario: string,
  parts: MockSessionDeps,
): MockSessionRegistry => {
  const live = new Map<string, MockSession>();
  const scenarioOf = (name: string): Scenario => {
    const scenario = scenarios.get(name);
    if (!scenario) throw new Error(unknownScenario(name, scenarios));
    return scenario;
  };
  // The one that sessions begin with must hold before anything is served.
  scenarioOf(defaultScenario);
  const forget = (id: string): void => {
    live.get(id)?.end();
    live.delete(id);
  };
  const enter = (session: MockSession): MockSession => {
    if (live.size >= inMemory) for (const id of idleOf(live.values()).slice(0, leaving)) forget(id);
    live.set(session.id, session);
    return session;
  };
  const begin = (id: string, { scenario, startsAt, paused }: Beginning): MockSession => {
    const clock = clockStart(parts.realNow(), startsAt, paused ?? false);
    return enter(startMockSession(id, scenarioOf(scenario ?? defaultScenario), clock, parts));
  };
  const readBack = (id: string): MockSession | null => {
    const kept = parts.database.load(id);
    if (!kept) return null;
    const meta = JSON.parse(kept.meta) as MockSessionMeta;
    const scenario = scenarios.get(meta.scenario);
    return scenario ? enter(resumeMockSession({ id, scenario, meta, rows: kept.rows }, parts)) : null;
  };
  return {
    open: (id) => {
      const found = live.get(id);
      if (!found) return readBack(id) ?? begin(id, {});
      // The map keeps its order of insertion: who was used last stands last, and leaves the memory last.
      live.delete(id);
      live.set(id, found);
      return found;
    },
    restart: (id, beginning) => {
      scenarioOf(beginning.scenario ?? defaultScenario);
      forget(id);
      parts.database.remove(id);
      const session = begin(id, beginning);
      session.keep();
      return session;
    },
    remove: (id) => {
      forget(id);
      parts.database.remove(id);
    },
    live: () => live.values(),
    close: () => {
      for (const id of [...live.keys()]) forget(id);
      parts.database.close();
    },
  };
};
