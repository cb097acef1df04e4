import { request } from 'node:http';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/mock-server.ts';
import { readYaml } from '#shared/yaml-file.ts';
import type { operations } from '#src/api/generated/mock-control.ts';
import { forEachUser } from './for-each-user.ts';
import type { Reply, Writer } from './mock-writer.ts';

type Answers = Readonly<
  Record<string, { readonly $ref?: string; readonly content?: Readonly<Record<string, object>> }>
>;
type Described = { readonly operationId: string; readonly responses: Answers; readonly requestBody?: object };
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly responses: Answers };
};

const document = readYaml('mocks/control/openapi.yaml').data as Document;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'control');

const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

function pointer(...parts: readonly string[]): string {
  return parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
}

/** Returns the schema's path in the document, or null for an empty response. Throws for an undocumented status. */
function getSchemaPath(id: string, status: number): string | null {
  const match = described.find(({ operationId }) => operationId === id);
  const response = match?.responses[status];
  if (!match || !response) throw new Error(`The document has no answer ${status} of ${id}.`);
  const shared = response.$ref?.split('/').at(-1);
  const content = (shared === undefined ? response : document.components.responses[shared])?.content;
  if (!content) return null;
  const responsePath =
    shared === undefined
      ? pointer('paths', match.path, match.method, 'responses', String(status))
      : pointer('components', 'responses', shared);
  return `control#/${responsePath}/content/${pointer('application/json')}/schema`;
}

function expectDocumented(id: string, { status, headers, body }: Reply): void {
  const schema = getSchemaPath(id, status);
  if (schema === null) {
    expect([headers.get('content-type'), body], id).toEqual([null, '']);
    return;
  }
  expect(headers.get('content-type'), id).toBe('application/json');
  const validate = ajv.getSchema(schema);
  expect(validate, schema).toBeDefined();
  void validate?.(body);
  expect(validate?.errors ?? [], `${id} ${status}`).toEqual([]);
}

type Case = {
  readonly path: string;
  readonly body?: object;
  /** Invalid bodies or unknown addresses. */
  readonly wrong?: readonly (object | string)[];
};

const toast = { type: 'info', title: 'Kept', message: 'All of it.' };
const event = { channel: 'private-App.Models.User.1', event: 'toast.notification', payload: toast };

/** A valid request for each control, and invalid ones. A missing control doesn't compile. */
const cases: Readonly<Record<keyof operations, Case>> = {
  scenarioList: { path: 'scenarios' },
  scenarioRead: { path: 'scenarios/first-story', wrong: ['scenarios/a-second-story'] },
  sessionRead: { path: 'session' },
  sessionRestart: {
    path: 'session',
    body: { scenario: 'empty-account', starts_at: '2026-11-12T18:45:00Z', clock: { paused: true } },
    wrong: [{ scenario: 'a-second-story' }, { starts_at: 'soon' }, { clock: { speed: 0 } }, { scenari: 'first-story' }],
  },
  sessionRemove: { path: 'session' },
  clockChange: {
    path: 'session/clock',
    body: { speed: 4, paused: false },
    wrong: [{ speed: -1 }, { speed: 1001 }, { paused: 'yes' }, { pause: true }],
  },
  clockAdvance: { path: 'session/clock/advance', body: { ms: 10 }, wrong: [{}, { ms: -1 }, { ms: 1.5 }] },
  clockStep: { path: 'session/clock/step' },
  faultCreate: {
    path: 'session/faults',
    body: { operation_id: 'storyList', status: 503, times: 2, latency_ms: 5, drop: 'answer' },
    wrong: [{}, { operation_id: 'lost' }, { operation_id: 'storyList', times: 0 }],
  },
  faultClear: { path: 'session/faults' },
  faultRemove: { path: 'session/faults/1', wrong: ['session/faults/9', 'session/faults/none', 'session/faults/0'] },
  connectionChange: {
    path: 'session/connection',
    body: { action: 'late', ms: 500, times: 2 },
    wrong: [{}, { action: 'explode' }, { action: 'close', code: 1000 }],
  },
  eventList: { path: 'session/events' },
  eventSend: {
    path: 'session/events',
    body: event,
    wrong: [{}, { ...event, channel: 'private-nowhere.1' }, { ...event, payload: { type: 7 } }],
  },
  logRead: { path: 'session/log' },
  ledgerRead: { path: 'session/ledger' },
  mailList: { path: 'mailbox' },
  coverageRead: { path: 'coverage' },
};

let environment: MockServer;
let writer: Writer;
forEachUser((context) => {
  ({ environment, writer } = context);
});

async function fill(): Promise<void> {
  await writer.ok('POST', '/__mock/session/faults', { body: { operation_id: 'storyRead', status: 500 } });
  await writer.answerText(await writer.newStory(), 'Hello');
  await writer.request('POST', '/api/v1/auth/magic-link', { body: { email: 'demo@lamplight.test' } });
}

/** Sends a request with a `Host` header, which fetch forbids. */
function callAs(host: string, method: string, path: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host, 'X-Mock-Session': writer.session };
    request(environment.origin + path, { method, headers }, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers({ 'content-type': response.headers['content-type'] ?? '' }),
          body: JSON.parse(text),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe.each(described)('$method $path', ({ operationId, method }) => {
  const { path, body, wrong = [] } = cases[operationId as keyof operations];
  const sendRequest = (address: string, input: object | undefined = body): Promise<Reply> =>
    writer.request(method.toUpperCase(), `/__mock/${address}`, input && { body: input });

  it('returns responses that match its document, also for invalid requests', async () => {
    await fill();
    for (const mistake of wrong) {
      const refused = await (typeof mistake === 'string' ? sendRequest(mistake) : sendRequest(path, mistake));
      expect(refused.status, JSON.stringify(mistake)).toBe(typeof mistake === 'string' ? 404 : 422);
      expect(refused.body, JSON.stringify(mistake)).toHaveProperty('message', expect.stringMatching(/\w/));
      expectDocumented(operationId, refused);
    }
    const answered = await sendRequest(path);
    expect(answered.status).toBeLessThan(300);
    expectDocumented(operationId, answered);
  });

  it('rejects cross-origin pages and other host names', async () => {
    const headers = { Origin: 'https://evil.test' };
    const foreign = await writer.request(
      method.toUpperCase(),
      `/__mock/${path}`,
      body ? { body, headers } : { headers },
    );
    for (const refused of [foreign, await callAs('evil.test', method.toUpperCase(), `/__mock/${path}`)]) {
      expect(refused.status).toBe(403);
      expectDocumented(operationId, refused);
    }
    expect((await writer.request('GET', '/api/v1/auth/user')).status, 'nothing was done').toBe(200);
  });
});

const withBody = described.filter(({ requestBody }) => requestBody !== undefined);

it.each(withBody)("$operationId explains why a body isn't a JSON object", async ({ operationId, method }) => {
  const { path } = cases[operationId as keyof operations];
  const postBody = async (text: string, type: string): Promise<unknown> => {
    const url = `${environment.origin}/__mock/${path}`;
    const headers = { 'Content-Type': type, 'X-Mock-Session': writer.session };
    const response = await fetch(url, { method: method.toUpperCase(), headers, body: text });
    const body: unknown = await response.json();
    const reply = { status: response.status, headers: response.headers, body };
    expectDocumented(operationId, reply);
    return (body as { errors?: { body?: string[] } }).errors?.body?.[0];
  };
  expect(await postBody('{"ms": }', 'application/json')).toMatch(/^The body isn't valid JSON: /);
  expect(await postBody('[]', 'application/json; charset=utf-8')).toBe('The body must be a JSON object.');
  expect(await postBody('{}', 'text/plain')).toBe('The Content-Type of the body must be application/json.');
});

it('returns 404 for an unknown control route and 405 with the allowed methods', async () => {
  const lost = await writer.request('GET', '/__mock/session/clocks');
  expect([lost.status, lost.body]).toEqual([404, { message: 'The route __mock/session/clocks could not be found.' }]);
  const wrong = await writer.request('PUT', '/__mock/session/faults');
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, expect.stringMatching(/POST.*DELETE/)]);
});

it('steps the clock to the next due work and returns what was done', async () => {
  const talk = await writer.newStory();
  await writer.answerText(talk, 'Slowly.');
  const step = async (): Promise<unknown> =>
    ((await writer.ok<{ data: unknown }>('POST', '/__mock/session/clock/step')).data as { done: unknown }).done;
  expect(await step()).toEqual([{ work: 'insightsStarted', operation_id: 'chatMessageAnswer' }]);
  while (((await step()) as unknown[]).length > 0);
  expect((await writer.latest(talk)).chat_message?.id).toBe(1202);
});
