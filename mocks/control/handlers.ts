import type { Interviewer } from '#mocks/engine/handler-context.ts';
import { getMails, getSignInLink } from '#mocks/domains/session/mails.ts';
import type { Broadcasts, Frame } from '#mocks/contract/broadcasts.ts';
import { chooseResponse } from '#mocks/contract/documented-responses.ts';
import type { Coverage } from '#mocks/engine/coverage.ts';
import type { InitialSession, MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import { type BodyOf, HttpError, type ParametersOf, type ResponseOf, unprocessable } from '#mocks/domains/handler.ts';
import { type ScenarioRef, type ScenarioRegistry, unknownScenario } from '#mocks/model/scenario.ts';
import type { FaultRow, MailRow } from '#mocks/model/tables.ts';
import type { OpenedDatabase } from '#mocks/stored/open-database.ts';
import type { Operation } from '#mocks/prism/operations.ts';
import { disturb } from '#mocks/engine/run-timeline.ts';
import type { components, operations } from '#src/api/generated/mock-control.ts';
import type { OperationId } from '#src/api/generated/operations.ts';

export type ControlDeps = {
  readonly interviewer: Interviewer;
  readonly registry: MockSessionRegistry;
  readonly opened: OpenedDatabase;
  readonly coverage: Coverage;
  readonly broadcasts: Broadcasts;
  readonly scenarios: ScenarioRegistry;
  readonly operations: ReadonlyMap<string, Operation>;
};

type ControlHandlers = {
  readonly [Id in keyof operations]: (request: {
    readonly session: MockSession;
    readonly body: BodyOf<operations[Id]>;
    readonly path: ParametersOf<operations[Id], 'path'>;
  }) => ResponseOf<operations[Id]>;
};

function scenarioView({ shows, ...scenario }: ScenarioRef): components['schemas']['ScenarioRef'] {
  return {
    ...scenario,
    shows: [...shows],
  };
}

function clockView({ clock }: MockSession): components['schemas']['Clock'] {
  const { speed, paused } = clock.state();
  return { now: clock.stamp(), speed, paused };
}

function storageView({ database, backups, problem }: OpenedDatabase): components['schemas']['Storage'] {
  const last = backups?.last() ?? null;
  return {
    file: database.path,
    problem: problem ?? backups?.problem() ?? null,
    last_backup: last && { file: last.path, made_at: new Date(last.at).toISOString() },
  };
}

function sessionView({ interviewer, opened }: ControlDeps, session: MockSession): components['schemas']['Session'] {
  return {
    id: session.id,
    scenario: session.scenario.name,
    title: session.scenario.title,
    clock: clockView(session),
    connections: session.hub.size(),
    waiting: session.table('jobs').size() + session.table('work').size(),
    interviewer: interviewer.about,
    storage: storageView(opened),
    faults: [...session.table('faults').all()],
  };
}

function mailView(mail: MailRow): components['schemas']['Mail'] {
  return {
    email: mail.email,
    method: mail.method,
    code: mail.code,
    link: getSignInLink(mail),
    sent_at: mail.sent_at,
  };
}

function setClock(session: MockSession, change: components['schemas']['ClockChange'] | undefined): void {
  session.clock.set(change ?? {});
  session.jobs.rearm();
}

function stepClock(session: MockSession): components['schemas']['ClockStep'] {
  const { passed, done, released } = session.jobs.step();
  return {
    clock: clockView(session),
    passed_ms: passed,
    done: done.map(({ name, cause }) => ({ work: name, operation_id: cause })),
    released,
  };
}

function restart(
  { registry, scenarios }: ControlDeps,
  session: MockSession,
  body: components['schemas']['Beginning'],
): MockSession {
  const scenario = body.scenario ?? session.scenario.name;
  if (!scenarios.names.includes(scenario)) throw unprocessable('scenario', unknownScenario(scenario, scenarios));
  const stays = body.fresh === false && scenario === session.scenario.name;
  const initial: InitialSession = {
    scenario,
    paused: body.clock?.paused,
    startsAt: body.starts_at === undefined ? undefined : Date.parse(body.starts_at),
  };
  const restarted = stays ? session : registry.restart(session.id, initial);
  setClock(restarted, body.clock);
  restarted.save();
  return restarted;
}

function toFrame({ broadcasts }: ControlDeps, { channel, event, payload }: BodyOf<operations['eventSend']>): Frame {
  const match = broadcasts.findChannel(channel);
  if (!match) throw unprocessable('channel', `The contract has no channel ${channel}.`);
  if (!broadcasts.messages.get(match.channel)?.includes(event)) {
    throw unprocessable('event', `The contract has no event ${event} on ${channel}.`);
  }
  try {
    return broadcasts.encode(match.channel, match.id, event, payload);
  } catch (error) {
    throw unprocessable('payload', error instanceof Error ? error.message : String(error));
  }
}

type Sent = { receivers: number; problem: string | null };

function sendEvent(deps: ControlDeps, session: MockSession, body: BodyOf<operations['eventSend']>): Sent {
  try {
    const frame = toFrame(deps, body);
    if (body.dry_run === true) return { receivers: 0, problem: null };
    session.delivery.send(frame, undefined);
    const match = deps.broadcasts.findChannel(frame.channel);
    if (match) {
      const { declared } = deps.broadcasts.readFields(match.channel, body.event, body.payload);
      deps.coverage.sent(match.channel, body.event, declared);
    }
    return { receivers: session.hub.receivers(frame.channel), problem: null };
  } catch (error) {
    if (body.dry_run !== true || !(error instanceof HttpError)) throw error;
    return { receivers: 0, problem: error.message };
  }
}

function eventRefs({ broadcasts }: ControlDeps, { hub }: MockSession): components['schemas']['EventRef'][] {
  const listened = [...hub.channels()];
  return broadcasts.examples.map(({ event, channel, example }) => ({
    event,
    channel,
    listened: listened.filter((address) => address.startsWith(channel.replace('{id}', ''))),
    example,
  }));
}

type NewFault = Parameters<ControlHandlers['faultCreate']>[0]['body'];

function createFault({ operations }: ControlDeps, session: MockSession, body: NewFault): FaultRow {
  const operation = operations.get(body.operation_id);
  if (!operation) throw unprocessable('operation_id', `The contract has no operation ${body.operation_id}.`);
  if (body.example !== undefined) {
    const choice = { status: body.status?.toString(), example: body.example };
    const chosen = chooseResponse(operation.id, operation.documented, choice);
    if (typeof chosen === 'string') throw unprocessable('example', chosen);
  }
  // Checked against the contract above.
  const operation_id = body.operation_id as OperationId;
  const fault = { ...body, operation_id, id: session.nextId('faults'), times: body.times ?? 1 };
  return session.table('faults').put(fault);
}

export function createControlHandlers(deps: ControlDeps): ControlHandlers {
  return {
    scenarioList: () => ({
      status: 200,
      body: { data: deps.scenarios.list().map(scenarioView) },
    }),
    scenarioRead: ({ path }) => {
      const scenario = deps.scenarios.list().find(({ name }) => name === path.scenario);
      if (!scenario) return { status: 404, body: { message: unknownScenario(path.scenario, deps.scenarios) } };
      return { status: 200, body: { data: scenarioView(scenario) } };
    },
    sessionRead: ({ session }) => ({ status: 200, body: { data: sessionView(deps, session) } }),
    sessionRestart: ({ session, body }) => ({
      status: 200,
      body: { data: sessionView(deps, restart(deps, session, body)) },
    }),
    sessionRemove: ({ session }) => {
      deps.registry.remove(session.id);
      return { status: 204 };
    },
    clockChange: ({ session, body }) => {
      setClock(session, body);
      return { status: 200, body: { data: clockView(session) } };
    },
    clockAdvance: ({ session, body }) => {
      session.jobs.advance(body.ms);
      return { status: 200, body: { data: clockView(session) } };
    },
    clockStep: ({ session }) => ({ status: 200, body: { data: stepClock(session) } }),
    faultCreate: ({ session, body }) => ({ status: 201, body: { data: createFault(deps, session, body) } }),
    faultClear: ({ session }) => {
      for (const { id } of session.table('faults').all()) session.table('faults').remove(id);
      return { status: 204 };
    },
    faultRemove: ({ session, path }) => {
      const faults = session.table('faults');
      if (!faults.get(path.fault)) return { status: 404, body: { message: `There is no fault ${path.fault}.` } };
      faults.remove(path.fault);
      return { status: 204 };
    },
    connectionChange: ({ session, body }) => ({
      status: 200,
      body: { data: { connections: disturb(session, body) } },
    }),
    eventList: ({ session }) => ({ status: 200, body: { data: eventRefs(deps, session) } }),
    eventSend: ({ session, body }) => ({
      status: 200,
      body: { data: sendEvent(deps, session, body) },
    }),
    logRead: ({ session }) => ({ status: 200, body: { data: [...session.log.entries()] } }),
    ledgerRead: ({ session }) => ({ status: 200, body: { data: [...session.table('ledger').all()] } }),
    mailList: ({ session }) => ({ status: 200, body: { data: getMails(session).map(mailView) } }),
    coverageRead: () => ({ status: 200, body: { data: deps.coverage.report() } }),
  };
}
