import { describe, expect, it } from 'vitest';
import { run, type ScriptedResponse, step } from '../../tests/support/scripted-run.ts';

const week = '/api/v1/session-chats/week-summary';
const list = step('list', 'storyList', { outputs: { story: '$response.body#/data/0/id' } });
const story = step('story', 'storyRead', {
  parameters: [{ name: 'story', in: 'path', value: '$steps.list.outputs.story' }],
});
const latest = step('latest', 'sessionChatLatestRead', {
  successCriteria: [{ condition: '$statusCode == 200' }, { condition: '$response.body#/data != null' }],
});
const saltRoad = {
  id: 21,
  name: 'The Salt Road',
  image: null,
  description: null,
  type: null,
  genres: [],
  format: null,
  percent: null,
  goals: [],
  market_comps: [],
  progress: [],
  characters: [],
  target_audience: null,
  impactful_scenes: [],
  drafts: [],
  sequences: [],
  updated_at: null,
  session_chat_id: null,
  session_chat_ids: [],
};
const stories = { status: 200, json: { data: [saltRoad] } };

describe('workflow run', () => {
  it('passes values from a response to the next request', async () => {
    const {
      end,
      asked: requested,
      findings,
    } = await run([list, story], {
      'GET /api/v1/stories': [stories],
      'GET /api/v1/stories/21': [{ status: 200, json: { data: saltRoad } }],
    });
    expect(findings).toEqual([]);
    expect(end).toMatchObject({ done: 2, failed: 0 });
    expect(requested.map(({ target }) => target)).toEqual(['/api/v1/stories', '/api/v1/stories/21']);
  });

  it('reports an unexpected documented status and skips only the dependent steps', async () => {
    const {
      end,
      asked: requested,
      findings,
    } = await run([list, story, step('week', 'weekSummaryRead')], {
      'GET /api/v1/stories': [{ status: 401, json: { message: 'Unauthenticated.' } }],
      [`GET ${week}`]: [{ status: 401, json: { message: 'Unauthenticated.' } }],
    });
    expect(requested.map(({ target }) => target)).toEqual(['/api/v1/stories', week]);
    expect(end.leftOut).toEqual(new Map([['step list failed', ['story']]]));
    expect(findings.map(({ kind, subject }) => [kind, subject.operation])).toEqual([
      ['unexpected-status', 'storyList'],
      ['unexpected-status', 'weekSummaryRead'],
    ]);
    expect(findings[0]?.text).toBe('Expected 200, got 401.');
    expect(findings[0]?.evidence).toEqual([
      'step list of workflow journey (a.arazzo.yaml)',
      'GET /api/v1/stories',
      '401 application/json {"message":"Unauthenticated."}',
    ]);
  });

  it('reports a failure of many steps once with its count', async () => {
    const again = [list, { ...list, stepId: 'again' }, { ...list, stepId: 'onceMore' }];
    const { findings } = await run(again, {
      'GET /api/v1/stories': [{ status: 500, json: { message: 'Server Error' } }],
    });
    expect(findings.map(({ kind, count }) => [kind, count])).toEqual([['unexpected-status', 3]]);
  });

  it('skips steps that need an item from an empty list and reports why', async () => {
    const { end, findings } = await run([list, story], {
      'GET /api/v1/stories': [{ status: 200, json: { data: [] } }],
    });
    expect(findings).toEqual([]);
    expect(end.leftOut).toEqual(new Map([['the response to step list has no story', ['story']]]));
  });

  it('runs a step only in its required state and otherwise reports the reason', async () => {
    const requirement = { condition: '$steps.list.outputs.story == 21', otherwise: 'the story is another one' };
    const conditionalStory = { ...story, 'x-when': [requirement] };
    const responses = { 'GET /api/v1/stories': [{ status: 200, json: { data: [{ id: 22 }] } }] };
    const { end, findings, asked: requested } = await run([list, conditionalStory], responses);
    expect(findings.filter(({ subject }) => subject.operation === 'storyRead')).toEqual([]);
    expect(end.leftOut).toEqual(new Map([['the story is another one', ['story']]]));
    expect(requested).toHaveLength(1);
    const other = { ...requirement, condition: '$steps.list.outputs.story == 22' };
    expect((await run([list, { ...story, 'x-when': [other] }], responses)).asked).toHaveLength(2);
  });

  it("doesn't repeat a finding of the contract check", async () => {
    const { findings } = await run([list], { 'GET /api/v1/stories': [{ status: 418, json: {} }] });
    expect(findings.map(({ kind }) => kind)).toEqual(['undocumented-status']);
  });

  it('retries a step as configured and reports the last response', async () => {
    const again = { name: 'again', type: 'retry', retryAfter: 5, retryLimit: 3 } as const;
    const nothing = { status: 200, json: { data: null } };
    const {
      asked: requested,
      waited,
      findings,
    } = await run([{ ...latest, onFailure: [again] }], {
      'GET /api/v1/conversation/session-chats/latest': [nothing],
    });
    expect([requested.length, waited]).toEqual([4, 15_000]);
    expect(findings.map(({ kind, text }) => [kind, text])).toEqual([
      ['step-failed', 'Expected /data != null, but /data is null.'],
    ]);
  });

  it("doesn't retry when the retry's criteria fail", async () => {
    const criteria = [{ condition: '$statusCode == 200' }];
    const again = { name: 'again', type: 'retry', retryAfter: 5, retryLimit: 3, criteria } as const;
    const { asked: requested } = await run([{ ...latest, onFailure: [again] }], {
      'GET /api/v1/conversation/session-chats/latest': [{ status: 500, json: { message: 'Server Error' } }],
    });
    expect(requested).toHaveLength(1);
  });

  it('reports a returned value that differs from the written value', async () => {
    const rename = step('rename', 'projectUpdate', {
      'x-writes': true,
      parameters: [{ name: 'project', in: 'path', value: 'the-salt-road' }],
      requestBody: { payload: { subtitle: 'Eleven winters' } },
      'x-same': [{ actual: '$response.body#/data/subtitle', expected: '$request.body#/subtitle' }],
    });
    const project = { id: 11, slug: 'the-salt-road', name: 'The Salt Road', subtitle: 'Before' };
    const { asked: requested, findings } = await run([rename], {
      'PATCH /api/v1/projects/the-salt-road': [{ status: 200, json: { data: project } }],
    });
    expect(requested[0]?.json).toEqual({ subtitle: 'Eleven winters' });
    expect(findings.at(-1)).toMatchObject({
      kind: 'step-failed',
      subject: { operation: 'projectUpdate', status: 200 },
    });
    expect(findings.at(-1)?.text).toBe('/data/subtitle: expected "Eleven winters", got "Before".');
  });

  it('skips a step when a value needed for restoring is unknown', async () => {
    const needs = ['$steps.list.outputs.story'];
    const steps = [list, step('week', 'weekSummaryRead', { 'x-needs': needs })];
    const { asked: requested, end } = await run(steps, {
      'GET /api/v1/stories': [{ status: 200, json: { data: [{ id: null }] } }],
    });
    expect(requested).toHaveLength(1);
    expect(end.leftOut).toEqual(new Map([['the response to step list has no story', ['week']]]));
  });

  it('skips writing steps without --allow-writes', async () => {
    const { asked: requested, end } = await run(
      [step('logout', 'authLogout', { 'x-writes': true })],
      {},
      { allowWrites: false },
    );
    expect(requested).toEqual([]);
    expect(end.leftOut).toEqual(new Map([['without --allow-writes', ['logout']]]));
  });

  it('skips a workflow that needs an email when only a token is given', async () => {
    const { asked: requested, end } = await run([list], {}, { needs: ['email', 'password'] });
    expect(requested).toEqual([]);
    expect(end.leftOut).toEqual(new Map([['needs --email', ['all']]]));
  });

  it('skips mock-only steps on a real server', async () => {
    const { end } = await run([{ ...list, 'x-mock': true }, story], { 'GET /api/v1/stories': [stories] });
    expect(end.leftOut).toEqual(new Map([['only possible on the mock server', ['list', 'story']]]));
  });
});

describe('step events', () => {
  const finish = step('finish', 'sessionChatFinish', {
    'x-writes': true,
    parameters: [{ name: 'session_chat', in: 'path', value: 61 }],
    'x-events': [
      {
        channel: 'sessionChat',
        message: 'sessionChat.finished',
        id: 61,
        payload: { identifier: '$response.body#/identifier' },
      },
      { channel: 'user', message: 'achievement.unlocked', id: 1, mock: true },
    ],
  });
  const finishRequest = 'POST /api/v1/conversation/session-chats/61/finish';

  it('subscribes to events before the request and waits after it', async () => {
    const finished = { status: 200, json: { identifier: 31, endpoint: 'stories' } };
    const { listened, settled } = await run([finish], { [finishRequest]: [finished] });
    // Only the mock server triggers the other event.
    expect(listened).toEqual(['sessionChat 61']);
    expect(settled).toEqual([
      [{ channel: 'sessionChat', message: 'sessionChat.finished', id: 61, payload: { identifier: 31 } }],
    ]);
  });

  it("doesn't wait for events when the request fails", async () => {
    const { settled } = await run([finish], { [finishRequest]: [{ status: 404, json: { message: '' } }] });
    expect(settled).toEqual([[]]);
  });
});

describe('uploaded file', () => {
  const turns = step('turns', 'turnList', {
    parameters: [{ name: 'session_chat', in: 'path', value: 61 }],
    'x-download': { url: '$response.body#/data/0/audio', file: './fixtures/answer.webm' },
  });
  const page = { total: 1, per_page: 30, current_page: 1, last_page: 1 };
  const turn = {
    chat_message_id: 1,
    question: 'Who?',
    answer: null,
    transcription: null,
    transcription_source: null,
    duration_ms: null,
    skipped: false,
    actions: {},
    created_at: '2026-11-12T18:46:20.000000Z',
  };
  const toResponse = (audio: string | null): ScriptedResponse => ({
    status: 200,
    json: { data: [{ ...turn, audio }], meta: page },
  });
  const asking = 'GET /api/v1/conversation/session-chats/61/turns';

  it.each([
    ['comes back with other bytes', '/media/1', { status: 200, bytes: Uint8Array.of(1, 2) }, 'got 2 different bytes'],
    ['is not there', '/media/1', { status: 404 }, 'with status 200, got another status'],
    ['has no address', null, { status: 404 }, 'expected the URL of the uploaded file'],
  ])('reports an uploaded file that %s', async (_, address, download, text) => {
    const { findings } = await run([turns], { [asking]: [toResponse(address)], 'GET /media/1': [download] });
    expect(findings.map(({ kind }) => kind)).toEqual(['step-failed']);
    expect(findings[0]?.text).toContain(text);
  });
});
