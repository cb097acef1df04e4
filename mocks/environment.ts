import type { AddressInfo } from 'node:net';
import { checkoutPath } from './account/plans.ts';
import { createBroadcasts } from './contract/broadcasts.ts';
import { readOpenApi } from './contract/documents.ts';
import type { Violation } from './engine/coverage.ts';
import { createCoverage } from './engine/coverage.ts';
import { openDatabase } from './engine/open-database.ts';
import type { MockSessionRegistry } from './engine/session-registry.ts';
import { createSessionRegistry, isSessionId } from './engine/session-registry.ts';
import { createResponder } from './handlers/respond.ts';
import { runJob } from './handlers/run-job.ts';
import { createHandlers } from './handlers/table.ts';
import type { ContextDeps } from './handlers/world.ts';
import type { MockResponse } from './prism/chain.ts';
import { createValidator } from './prism/chain.ts';
import { compileSchemas } from './prism/compile-schemas.ts';
import { readOperations } from './prism/operations.ts';
import { createRouter } from './prism/router.ts';
import type { Hub } from './pusher/hub.ts';
import { createPusherServer } from './pusher/websocket-server.ts';
import { defaultScenario, createScenarioRegistry } from './scenarios/load-scenario.ts';
import { createApi } from './server/api.ts';
import { createCheckout } from './server/checkout.ts';
import { createControl } from './server/control.ts';
import { createHttpServer } from './server/front.ts';
import { createMedia } from './server/media.ts';
import { createPages } from './server/pages.ts';
import type { Headers } from './server/request-headers.ts';
import { recordedTimeline, withTimeline } from './timeline/recorded-timeline.ts';
import { readRecording } from './timeline/recording.ts';
import { createReplay } from './timeline/replay.ts';
import { createSessionPusherApi } from './tap/session-tap.ts';
import { headersOf } from './server/request-headers.ts';
import { noJitter, createJitter } from './server/unevenness.ts';
import { namedSessionId } from './server/session-of.ts';

/** How a mock environment is started. */
export type MockServerOptions = {
  /** 0 (left out): any free port. */
  readonly port?: number;
  /** The folder of the built application; left out, only the API is served. */
  readonly dist?: string;
  /** The file that keeps the sessions; left out, they are kept in memory only. */
  readonly database?: string;
  /** Forgets what the file held. */
  readonly fresh?: boolean;
  /** The scenario that sessions begin with. */
  readonly scenario?: string;
  /** A Pusher or Reverb server that what the tap takes is sent on to, unchanged. */
  readonly forward?: URL;
  /** The file of a recording: its answers and events stand in the place of the scenario's. */
  readonly replay?: string;
  /** So late, in ms, a call, an answer or a frame may come, unevenly; left out, nothing takes time. */
  readonly uneven?: number;
  /** Changes answers on purpose before they are validated, to prove that a broken one never leaves. */
  readonly tamper?: (answer: MockResponse, operationId: string) => MockResponse;
  /** Told in one sentence what is other than asked for. */
  readonly onNotice?: (sentence: string) => void;
  /** Told of errors that nobody expected; left out, they are dropped. */
  readonly onError?: (error: unknown) => void;
  /** Told of each thing that the mock environment itself does against the contract. */
  readonly onViolation?: (violation: Violation) => void;
};

/** A running mock environment. */
export type MockServer = {
  readonly origin: string;
  /** What it did itself against the contract; empty in a good run. */
  readonly violations: () => readonly Violation[];
  readonly close: () => Promise<void>;
};

/** Keys of the application. A session may stand behind one, for clients without cookies: `demo.{session}`. */
const appKeys = ['lamplight', 'demo'] as const;
const secret = 'lamplight-demo-secret';
/** Reverb's round, in ms. */
const keepAliveEvery = 60_000;

/** The connections of the session that a websocket belongs to: named in the key, else by the cookie. */
const hubOf =
  (registry: MockSessionRegistry) =>
  (key: string, headers: Headers): Hub | null => {
    const [application = '', named] = key.split('.', 2);
    const id = named ?? namedSessionId(headers);
    return appKeys.some((known) => known === application) && id !== null && isSessionId(id)
      ? registry.open(id).hub
      : null;
  };

/** Both documents of the contract and the scenarios, read and compiled. */
function readContract() {
  const document = readOpenApi();
  const operations = readOperations(document);
  compileSchemas(operations);
  const operationIds = new Set(operations.map(({ id }) => id));
  const broadcasts = createBroadcasts();
  const scenarios = createScenarioRegistry({ document, operationIds, broadcasts: () => broadcasts });
  return { operations, operationIds, broadcasts, scenarios };
}

/** The contract is the same for all environments of a process, and compiling it takes longest of all at the start. */
let contract: ReturnType<typeof readContract> | undefined;

/** Everything behind the front. */
const createBackend = (options: MockServerOptions) => {
  contract ??= readContract();
  const { operations, operationIds, broadcasts } = contract;
  const recording = options.replay === undefined ? null : readRecording(options.replay, operationIds);
  const scenarios = recording ? withTimeline(contract.scenarios, recordedTimeline(recording)) : contract.scenarios;
  const coverage = createCoverage(operations, broadcasts.messages, options.onViolation);
  const world: ContextDeps = {
    operations: new Map(operations.map((found) => [found.id, found])),
    broadcasts,
    coverage,
  };
  const database = openDatabase(options.database, options.fresh ?? false, options.onNotice);
  const registry = createSessionRegistry(scenarios, options.scenario ?? defaultScenario, {
    database,
    secret,
    realNow: Date.now,
    runJob: (session, job) => {
      runJob(world, session, job);
    },
  });
  const chain = createValidator();
  const keys = { key: appKeys[0], secret };
  const own = createResponder(world, createHandlers(keys, broadcasts));
  const answer = recording ? createReplay({ entries: recording, own, keys }) : own;
  const respond: typeof answer = (call, ...rest) => {
    const given = answer(call, ...rest);
    return options.tamper?.(given, call.operation.id) ?? given;
  };
  const network = options.uneven === undefined ? noJitter : createJitter(options.uneven);
  return {
    registry,
    coverage,
    network,
    api: createApi({
      registry,
      coverage,
      route: createRouter(operations),
      chain,
      respond,
      keepsBroken: recording !== null,
      network,
    }),
    control: createControl({ registry, coverage, broadcasts, scenarios, operationIds }, chain),
    checkout: createCheckout(registry),
    media: createMedia(registry),
    tap: createSessionPusherApi({
      registry,
      broadcasts,
      keys: appKeys,
      secret,
      ...(options.forward && { forward: options.forward }),
    }),
    pages: createPages({ registry, scenarios, dist: options.dist ?? null }),
  };
};

/**
 * Starts the mock environment on loopback: the API, the websocket, the controls and, where one is given, the built
 * application, all on one origin. Rejects when the port is taken, when the contract or a scenario does not hold, or when
 * the database cannot be used.
 */
export const createMockServer = async (options: MockServerOptions = {}): Promise<MockServer> => {
  const { registry, coverage, network, api, checkout, control, media, tap, pages } = createBackend(options);
  const findHub = hubOf(registry);
  const pusher = createPusherServer((key, request) => findHub(key, headersOf(request)), network);
  const front = createHttpServer({
    routes: [
      { prefixes: ['/api', '/sanctum'], handle: api },
      { prefixes: ['/media'], handle: media },
      { prefixes: [checkoutPath], handle: checkout },
      { prefixes: ['/__mock'], handle: control },
      { prefixes: ['/apps'], handle: tap },
    ],
    otherwise: pages,
    upgrade: pusher.upgrade,
    onError: options.onError ?? (() => undefined),
  });
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  front.once('error', reject);
  front.listen(options.port ?? 0, '127.0.0.1', () => {
    resolve(undefined);
  });
  try {
    await promise;
  } catch (error) {
    registry.close();
    throw error;
  }
  const rounds = setInterval(() => {
    for (const { hub } of registry.live()) hub.keepAlive();
  }, keepAliveEvery);
  // A server that listens has an address with a port.
  const { port } = front.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    violations: coverage.violations,
    close: async () => {
      clearInterval(rounds);
      pusher.close();
      front.closeAllConnections();
      await new Promise((closed) => front.close(closed));
      registry.close();
    },
  };
};
