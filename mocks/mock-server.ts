import express, { type ErrorRequestHandler } from 'express';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seedTables } from '#mocks/scenarios/seed.ts';
import type { ChannelEvents } from '#src/api/generated/events.ts';
import { readTrafficFile } from '../shared/traffic-file.ts';
import { checkoutPath } from './domains/subscription/plans.ts';
import { type Broadcasts, createBroadcasts } from './contract/broadcasts.ts';
import { readOpenApi } from './contract/contract-documents.ts';
import { createCoverage, type Violation } from './engine/coverage.ts';
import type { ContextDeps, Interviewer } from './engine/handler-context.ts';
import type { MockSession } from './engine/session.ts';
import { createSessionRegistry, isSessionId, type MockSessionRegistry } from './engine/session-registry.ts';
import { createHandlers } from './domains/registry.ts';
import { createResponder } from './domains/respond.ts';
import { runJob } from './domains/run-job.ts';
import { createJitter, noJitter } from './http/latency-jitter.ts';
import { createPusherServer } from './http/pusher-server.ts';
import { isOwnRequest } from './http/own-requests.ts';
import { getHeaders, type Headers } from './http/requests.ts';
import { scriptedInterviewer } from './domains/conversation/scripted.ts';
import { compileSchemas } from './prism/compile-schemas.ts';
import { createRouter, readOperations } from './prism/operations.ts';
import type { MockResponse } from './prism/validator.ts';
import type { Hub } from './pusher/hub.ts';
import { createScenarioRegistry, defaultScenario } from './scenarios/load-scenario.ts';
import { createApi } from './server/api.ts';
import { createCheckout } from './server/checkout.ts';
import { createControl, readControlOperations } from './server/control.ts';
import { createFormToken } from './server/form-token.ts';
import { createMedia, createPages } from './server/pages.ts';
import { cookieName, namedSessionId } from './server/request-session.ts';
import { createSessionSockets } from './server/session-sockets.ts';
import { createSessionPusherApi } from './server/tap.ts';
import { createMemoryDatabase } from './stored/memory-database.ts';
import { openDatabase, type OpenedDatabase } from './stored/open-database.ts';
import { createReplay, createTrafficTimeline, withTimeline } from './engine/replay.ts';

export type MockServerOptions = {
  /** Any free port by default. */
  readonly port?: number;
  /** The built app's folder; without it, only the API is served. */
  readonly dist?: string;
  /** The file that stores sessions; in memory by default. */
  readonly database?: string;
  /** Begins with an empty database, and keeps a copy of the present one. */
  readonly fresh?: boolean;
  /** A database that replaces the present one, of which a copy is kept. */
  readonly restoreFrom?: string;
  readonly scenario?: string;
  /** A Pusher or Reverb server that gets the tap's events unchanged. */
  readonly forward?: URL;
  /** A recording file, whose responses and events replace the scenario's. */
  readonly replay?: string;
  /** Who interviews; the scenario's script by default. The server closes it. */
  readonly interviewer?: Interviewer;
  /** One writer's own server: clients that name no session share one, and its data is never only in memory. */
  readonly personal?: boolean;
  /** Longest random delay of a request, response or frame in ms; no delay by default. */
  readonly jitter?: number;
  /** Changes responses before validation, to prove that an invalid one is never sent. */
  readonly tamper?: (response: MockResponse, operationId: string) => MockResponse;
  /** Receives sentences for the person who starts the server. */
  readonly onNotice?: (sentence: string) => void;
  /** Receives unexpected errors; they're dropped by default. */
  readonly onError?: (error: unknown) => void;
  readonly onViolation?: (violation: Violation) => void;
};

export type MockServer = {
  readonly origin: string;
  readonly violations: () => readonly Violation[];
  readonly close: () => Promise<void>;
};

/** App keys. `demo.{session}` selects a session for clients without cookies. */
const appKeys = ['lamplight', 'demo'] as const;
/** Known to every reader, so that other programs can send events to a demo. A writer's own server has its own. */
const demoSecret = 'lamplight-demo-secret';
/** In ms, as in Reverb. */
const keepAliveEvery = 60_000;

/** Gives every browser the same session, whatever cookie it has from a demo. */
function assignPersonalSession({ headers }: IncomingMessage): void {
  const cookies = (headers.cookie ?? '').split(';').filter((cookie) => !cookie.trim().startsWith(`${cookieName}=`));
  headers.cookie = [...cookies, `${cookieName}=personal`].join(';');
}

const refusal = 'Lamplight answers only its own page. Open it by the address that it printed.';

/** A failed request never ends the process. */
function createErrorHandler(onError: MockServerOptions['onError']): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (error: Error & { readonly status?: number }, request, response, _next) => {
    const { status = 500 } = error;
    // Below 500, or if the client left while sending, it's not our error.
    if (status >= 500 && request.complete) onError?.(error);
    if (response.headersSent) response.destroy();
    else
      response
        .status(status)
        .type('text')
        .send(status < 500 ? error.message : 'Server error.');
  };
}

/** Finds the session by the key, else by the cookie. */
function createHubFinder(registry: MockSessionRegistry) {
  return (key: string, headers: Headers): Hub | null => {
    const [application = '', named] = key.split('.', 2);
    const id = named ?? namedSessionId(headers);
    return appKeys.some((appKey) => appKey === application) && id !== null && isSessionId(id)
      ? registry.open(id).hub
      : null;
  };
}

function readContract() {
  const document = readOpenApi();
  const operations = readOperations(document);
  const operationIds = new Set(operations.map(({ id }) => id));
  const broadcasts = createBroadcasts();
  const scenarios = createScenarioRegistry({ document, operationIds, broadcasts: () => broadcasts });
  return { operations, operationIds, broadcasts, scenarios };
}

/** Shared by all mock servers in a process, because reading takes most of the start. */
let contract: ReturnType<typeof readContract> | undefined;

function showNotSaved(session: MockSession, broadcasts: Broadcasts, reason: string): void {
  const toast: ChannelEvents['user']['toast.notification'] = { type: 'error', title: 'Not saved', message: reason };
  for (const { id } of session.table('users').all())
    session.sendNow(broadcasts.encode('user', id, 'toast.notification', toast));
}

function createBackend(options: MockServerOptions, opened: OpenedDatabase) {
  const { database } = opened;
  const { personal = false } = options;
  const secret = personal ? randomBytes(32).toString('hex') : demoSecret;
  contract ??= readContract();
  const { operations, operationIds, broadcasts } = contract;
  const recording = options.replay === undefined ? null : readTrafficFile(options.replay, operationIds);
  const scenarios = recording ? withTimeline(contract.scenarios, createTrafficTimeline(recording)) : contract.scenarios;
  const coverage = createCoverage(operations, broadcasts.messages, options.onViolation);
  const { interviewer = scriptedInterviewer } = options;
  const contextDeps: ContextDeps = {
    interviewer,
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    broadcasts,
    coverage,
  };
  const { onNotice = () => undefined } = options;
  const onSaveFailed = (session: MockSession, reason: string): void => {
    onNotice(reason);
    showNotSaved(session, broadcasts, reason);
  };
  const registry = createSessionRegistry({
    scenarios,
    defaultScenario: options.scenario ?? defaultScenario,
    personal,
    seed: seedTables,
    database,
    secret,
    realNow: Date.now,
    runJob: (session, job) => runJob(contextDeps, session, job),
    onResume: interviewer.resume,
    onNotice,
    onSaveFailed,
    onInvalidRow: (table, problem) => {
      const message = `A row can't be read after a restart: ${problem}`;
      coverage.violated({ where: `table ${table}`, message, findings: [] });
    },
  });
  const keys = { key: appKeys[0], secret };
  const fallback = createResponder(contextDeps, createHandlers(keys, broadcasts));
  const responder = recording ? createReplay({ entries: recording, fallback, keys }) : fallback;
  const respond: typeof responder = (mockRequest, ...rest) => {
    const response = responder(mockRequest, ...rest);
    return options.tamper?.(response, mockRequest.operation.id) ?? response;
  };
  const formToken = createFormToken();
  const network = options.jitter === undefined ? noJitter : createJitter(options.jitter);
  return {
    registry,
    interviewer,
    coverage,
    network,
    api: createApi({
      registry,
      coverage,
      route: createRouter(operations),
      respond,
      sendsInvalid: recording !== null,
      network,
      onSaveFailed,
    }),
    control: createControl(
      { registry, opened, interviewer, coverage, broadcasts, scenarios, operations: contextDeps.operations },
      formToken,
    ),
    checkout: createCheckout(registry, formToken),
    media: createMedia(registry),
    tap: createSessionPusherApi({
      registry,
      broadcasts,
      keys: appKeys,
      secret,
      ...(options.forward && { forward: options.forward }),
    }),
    pages: createPages({ registry, scenarios, dist: options.dist ?? null, personal }),
  };
}

/**
 * Compiles every schema, which a server does at its first use, and reads every scenario. Throws with place and reason at
 * the first mistake.
 */
export function checkMockServer(): void {
  createBackend({}, { database: createMemoryDatabase(), backups: null, problem: null }).registry.close();
  if (!contract) return;
  compileSchemas([...contract.operations, ...readControlOperations()]);
  contract.broadcasts.compile();
  for (const name of contract.scenarios.names) contract.scenarios.get(name);
}

/**
 * Starts the mock server on loopback: API, websocket, controls and any built app, on one origin. Rejects when the port
 * is taken, the contract or a scenario is invalid, or the database can't be used.
 */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { database: path, fresh, restoreFrom, personal = false, onNotice } = options;
  const opened = await openDatabase({ path, fresh, restoreFrom, personal, onNotice });
  const { registry, interviewer, coverage, network, api, checkout, control, media, tap, pages } = createBackend(
    options,
    opened,
  );
  const findHub = createHubFinder(registry);
  const pusher = createPusherServer((key, request) => findHub(key, getHeaders(request)), network);
  const isAllowed = (request: IncomingMessage): boolean => {
    if (personal) assignPersonalSession(request);
    return isOwnRequest(request, { anyPort: !personal });
  };
  const app = express().disable('x-powered-by').disable('etag').enable('case sensitive routing');
  app.use((request, response, next) => {
    if (!request.originalUrl.startsWith('/')) response.status(400).type('text').send('Bad request.');
    else if (isAllowed(request)) next();
    else {
      response.setHeader('Content-Type', 'application/json');
      response.status(403).end(JSON.stringify({ message: refusal }));
    }
  });
  app.use(createSessionSockets(registry));
  app.all(/^\/(?:api|sanctum)(?:\/|$)/, api);
  app.use('/media', media);
  app.use(checkoutPath, checkout);
  app.all(/^\/__mock(?:\/|$)/, control);
  if (!personal) app.all(/^\/apps(?:\/|$)/, tap);
  app.use(pages);
  app.use(createErrorHandler(options.onError));
  const front = createServer({ keepAliveTimeout: 65_000 }, app);
  front.on('upgrade', (request, socket, head) => {
    if (isAllowed(request)) pusher.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  front.once('error', reject);
  front.listen(options.port ?? 0, '127.0.0.1', () => {
    resolve(undefined);
  });
  try {
    await promise;
  } catch (error) {
    await opened.backups?.stop();
    registry.close();
    throw error;
  }
  const rounds = setInterval(() => {
    for (const { hub } of registry.live()) hub.keepAlive();
  }, keepAliveEvery);
  const { port } = front.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    violations: coverage.violations,
    close: async () => {
      interviewer.close();
      clearInterval(rounds);
      pusher.close();
      front.closeAllConnections();
      await new Promise((closed) => front.close(closed));
      await opened.backups?.stop();
      registry.close();
    },
  };
}
