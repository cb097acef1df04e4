import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBroadcasts } from '#mocks/contract/broadcasts.ts';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { createCoverage } from '#mocks/engine/coverage.ts';
import { openDatabase } from '#mocks/stored/open-database.ts';
import { createSessionRegistry, type MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import { runJob } from '#mocks/domains/run-job.ts';
import { scriptedInterviewer } from '#mocks/domains/conversation/scripted.ts';
import { loadScenario } from '#mocks/scenarios/load-scenario.ts';
import { seedTables } from '#mocks/scenarios/seed.ts';
import { notifyTimeline } from '#mocks/engine/run-timeline.ts';

const broadcasts = createBroadcasts();
const coverage = createCoverage([], broadcasts.messages, undefined);
const contract = {
  document: readOpenApi(),
  operationIds: new Set(['chatMessageAnswer', 'storyList']),
  broadcasts: () => broadcasts,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  cpSync('mocks/scenarios/first-story', join(folder, 'timed'), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function load(text: string) {
  writeFileSync(join(folder, 'timed/timeline.yaml'), text);
  return loadScenario(join(folder, 'timed'), contract);
}

const toast = `channel: private-App.Models.User.1
  event: toast.notification
  payload: { type: info, title: Saved, message: All is kept. }`;

const timeline = `
- delay: 4000
  ${toast}
- delay: 1000
  connection: { action: double, times: 2 }
- delay: 2500
  fault: { operation_id: storyList, times: 2, status: 503 }
- delay: 1500
  after: { operation_id: storyList, nth: 2 }
  ${toast}
- delay: 0
  after: { operation_id: chatMessageAnswer }
  channel: private-sessionChat.61
  event: chatMessage.statusUpdated
  payload: { chat_message_id: 1201, status: processing }
`;

function fail(...reasons: unknown[]): never {
  throw new Error(String(reasons.at(-1)));
}

async function openRegistry(text: string): Promise<MockSessionRegistry> {
  const { database } = await openDatabase({ path: join(folder, 'state.sqlite') });
  const scenario = load(text);
  const scenarios = {
    names: ['timed'],
    get: (name: string) => (name === 'timed' ? scenario : undefined),
    list: () => [],
  };
  return createSessionRegistry({
    scenarios,
    defaultScenario: 'timed',
    personal: false,
    seed: seedTables,
    database,
    secret: 'secret',
    realNow: () => Date.parse('2026-11-12T18:45:00Z'),
    runJob: (session, job) => {
      runJob({ operations: new Map(), broadcasts, coverage, interviewer: scriptedInterviewer }, session, job);
    },
    onResume: scriptedInterviewer.resume,
    onNotice: fail,
    onSaveFailed: fail,
    onInvalidRow: fail,
  });
}

function happened(session: MockSession): readonly string[] {
  return session.log
    .entries()
    .flatMap((entry) => (entry.kind === 'event' ? [`${entry.at.slice(17, 23)} ${entry.event}`] : []));
}

const pausedStart = { paused: true, startsAt: Date.parse('2026-11-12T18:45:00Z') };

describe('timeline', () => {
  it('sends events, disturbs connections and adds faults on time or after requests', async () => {
    const registry = await openRegistry(timeline);
    const session = registry.restart('one', pausedStart);
    session.jobs.advance(2499);
    expect(session.table('faults').size()).toBe(0);
    session.jobs.advance(1);
    expect(session.table('faults').all()).toEqual([{ id: 1, operation_id: 'storyList', times: 2, status: 503 }]);
    notifyTimeline(session, 'chatMessageAnswer');
    notifyTimeline(session, 'storyList');
    session.jobs.advance(2500);
    notifyTimeline(session, 'storyList');
    notifyTimeline(session, 'storyList');
    session.jobs.advance(60_000);
    const doubled = ['02.500 chatMessage.statusUpdated', '04.000 toast.notification'].flatMap((line) => [line, line]);
    expect(happened(session)).toEqual([...doubled, '06.500 toast.notification']);
    expect(coverage.violations()).toEqual([]);
    registry.close();
  });

  it('continues after a restart with its request counts and connection disturbances', async () => {
    const first = await openRegistry(timeline);
    const session = first.restart('kept', pausedStart);
    session.jobs.advance(3000);
    notifyTimeline(session, 'storyList');
    first.close();
    const second = await openRegistry(timeline);
    const again = second.open('kept');
    again.jobs.advance(1000);
    notifyTimeline(again, 'storyList');
    again.jobs.advance(1500);
    // The fault has doubled events since before the restart.
    const [greeting, later] = ['04.000 toast.notification', '05.500 toast.notification'];
    expect(happened(again)).toEqual([greeting, greeting, later, later]);
    second.close();
  });

  it('writes the same log byte for byte when repeated', async () => {
    const registry = await openRegistry(timeline);
    const [one, other] = ['one', 'other'].map((id) => {
      const session = registry.restart(id, pausedStart);
      session.jobs.advance(1700);
      for (const operation of ['storyList', 'chatMessageAnswer', 'storyList']) notifyTimeline(session, operation);
      session.jobs.advance(9000);
      return JSON.stringify(session.log.entries());
    });
    expect(one).toContain('toast.notification');
    expect(other).toBe(one);
    registry.close();
  });
});

describe('timeline validation', () => {
  it.each([
    ['a wrong payload', 'type: info', 'type: 7', 5, '/type must be string'],
    ['an unknown event', 'event: toast.notification', 'event: toast.sung', 4, '"toast.sung" is no event of private-'],
    ['an event of another channel', 'private-App.Models.User.1', 'private-project.11', 4, 'is no event of'],
    ['an unknown channel', 'private-App.Models.User.1', 'private-nowhere.1', 3, '"private-nowhere.1" is no channel'],
    [
      'an event without payload',
      '\n  payload: { type: info, title: Saved, message: All is kept. }',
      '',
      2,
      'must have prop',
    ],
    ['an unknown operation', 'operation_id: storyList, nth', 'operation_id: lost, nth', 11, '"lost" is no operation'],
    ['an unknown operation of a fault', 'storyList, times', 'lost, times', 9, '"lost" is no operation'],
    [
      'an unknown example of a fault',
      'storyList, times',
      'storyList, example: lost, times',
      9,
      'no example "lost" of storyList with status 503. Known: ',
    ],
    ['an unknown action', 'action: double', 'action: explode', 7, 'must be equal to one of'],
    ['no action', 'connection: { action: double, times: 2 }', 'after: { operation_id: storyList }', 6, 'here is none'],
    ['two actions', 'delay: 1000', `delay: 1000\n  ${toast}`, 6, 'here is channel and connection'],
    ['a misspelt field', 'delay: 4000', 'delay: 4000\n  dely: 1', 3, 'is not known here'],
    ['no delay', '- delay: 0\n  after', '- after', 15, "must have required property 'delay'"],
  ] as const)('reports file, line and reason for %s', (...[, from, to, line, reason]) => {
    const changed = timeline.replace(from, to);
    expect(changed).not.toBe(timeline);
    expect(() => load(changed)).toThrow(reason);
    expect(() => load(changed)).toThrow(`timeline.yaml:${line}:`);
  });
});
