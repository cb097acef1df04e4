/** The dead-validator probe: contract violations must fail in either direction. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBroadcasts } from '#mocks/contract/broadcasts.ts';
import { readAsyncApi, readOpenApi } from '#mocks/contract/contract-documents.ts';
import { checkMockServer, createMockServer, type MockServer } from '#mocks/mock-server.ts';
import { compileSchemas } from '#mocks/prism/compile-schemas.ts';
import { type Operation, readOperations } from '#mocks/prism/operations.ts';
import { type MockRequest, type MockResponse, validate } from '#mocks/prism/validator.ts';
import type { JsonSchema, OpenApiDocument } from '#verify/contract/documents.ts';
import { Writer } from './mock-writer.ts';

const document = readOpenApi();
const operations = readOperations(document);

type Content = { readonly 'application/json'?: { readonly examples?: Record<string, { readonly value: unknown }> } };
type Response = { readonly $ref?: string; readonly content?: Content; readonly headers?: Record<string, unknown> };

function resolveResponse(response: Response): Response {
  const name = response.$ref?.split('/').at(-1);
  const shared = (document.components as { readonly responses?: Record<string, Response> } | undefined)?.responses;
  return name === undefined ? response : (shared?.[name] ?? {});
}

const documented = operations.flatMap((operation) => {
  const responses = document.paths[operation.path]?.[operation.method]?.responses ?? {};
  return Object.entries(responses).flatMap(([status, response]) => {
    const { content, headers } = resolveResponse(response);
    const [example] = Object.values(content?.['application/json']?.examples ?? {});
    const responseHeaders = headers && { headers: { 'Retry-After': '30' } };
    return example
      ? [
          {
            operation,
            answer: { status: status === '5XX' ? 503 : Number(status), body: example.value, ...responseHeaders },
          },
        ]
      : [];
  });
});

function createRequest(operation: Operation, fields?: MockRequest['fields']): MockRequest {
  return {
    operation,
    path: operation.path.replaceAll(/\{[^}]+\}/g, '1'),
    query: {},
    headers: { authorization: 'Bearer 1|x' },
    fields: operation.body ? (fields ?? {}) : undefined,
  };
}

function findingsIn(operation: Operation, response: MockResponse): number {
  return validate(createRequest(operation), () => response).output.length;
}

describe('response validation', () => {
  it('accepts every example and rejects any other body', () => {
    expect(documented.length).toBeGreaterThan(100);
    for (const { operation, answer: response } of documented) {
      const where = `${operation.id} ${response.status}`;
      expect(findingsIn(operation, response), where).toBe(0);
      for (const body of [{}, [], 'text', null]) {
        expect(findingsIn(operation, { ...response, body }), `${where} as ${JSON.stringify(body)}`).toBeGreaterThan(0);
      }
    }
  });

  it('rejects every undocumented status', () => {
    for (const operation of operations) {
      expect(findingsIn(operation, { status: 299, body: {} }), operation.id).toBeGreaterThan(0);
      expect(findingsIn(operation, { status: 418, body: { message: '' } }), operation.id).toBeGreaterThan(0);
    }
  });
});

describe('request validation', () => {
  it('reports a missing token where one is required and missing fields', () => {
    for (const operation of operations) {
      const anonymous = validate({ ...createRequest(operation), headers: {} }, () => ({
        status: 500,
        body: { message: '' },
      }));
      expect(
        anonymous.request.some(({ code }) => code === '401'),
        operation.id,
      ).toBe(operation.secured);
      const empty = validate(createRequest(operation), () => ({ status: 500, body: { message: '' } }));
      expect(
        empty.request.some(({ path }) => path[0] === 'body'),
        operation.id,
      ).toBe(operation.body !== null);
    }
  });

  it('reports an invalid id and a field of the wrong type', () => {
    const answer = operations.find(({ id }) => id === 'chatMessageAnswer');
    expect(answer).toBeDefined();
    if (!answer) return;
    const good = { session_chat_id: 61, message: 'x' };
    const findings = (changed: Partial<MockRequest>): readonly string[] => {
      const result = validate({ ...createRequest(answer, good), ...changed }, () => ({
        status: 500,
        body: { message: '' },
      }));
      return result.request.map(({ path }) => path[0] ?? '');
    };
    expect(findings({})).toEqual([]);
    expect(findings({ path: answer.path.replaceAll(/\{[^}]+\}/g, 'x') })).toContain('path');
    expect(findings({ fields: { ...good, session_chat_id: '61' } })).toContain('body');
    expect(findings({ fields: { ...good, message: 7 } })).toContain('body');
    const both = { ...good, audio: { name: 'a', type: '', size: 1 } };
    expect(findings({ fields: both })).toContain('body');
  });
});

describe("schema that doesn't compile", () => {
  const withSchema = (schema: JsonSchema): OpenApiDocument => ({
    openapi: '3.1.0',
    info: { title: 'One operation', version: '1.0.0' },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    paths: {
      '/x': {
        get: {
          operationId: 'xRead',
          responses: { 200: { description: '', content: { 'application/json': { schema } } } },
        },
      },
    },
  });

  it.each([
    ['a pattern that is none', { type: 'string', pattern: '(' }],
    ['an unknown format', { type: 'string', format: 'poem' }],
    ['an unknown type', { type: 'sentence' }],
  ])('fails the check of the mock server: %s', (_case, schema) => {
    expect(() => compileSchemas(readOperations(withSchema(schema)))).toThrow(/xRead, answer 200/);
  });

  it('prevents the start for an unsupported schema dialect', () => {
    expect(() => readOperations({ ...withSchema({}), jsonSchemaDialect: 'https://example.test' })).toThrow(/2020-12/);
  });

  it("isn't in the contract, the control API or the events", () => {
    expect(checkMockServer).not.toThrow();
  });
});

describe('response that breaks the contract', () => {
  let environment: MockServer;
  beforeAll(async () => {
    environment = await createMockServer({
      tamper: (response, id) => (id === 'storyList' ? { ...response, body: { data: [{ id: 'one' }] } } : response),
    });
  });
  afterAll(() => environment.close());

  it('returns a 500 that explains the mismatch and counts it', async () => {
    const writer = new Writer(environment.origin, 'broken');
    await writer.signIn();
    const { status, body } = await writer.request('GET', '/api/v1/stories');
    expect(status).toBe(500);
    expect(body).toMatchObject({ operation_id: 'storyList' });
    expect(JSON.stringify(body)).toContain("must have required property 'name'");
    expect(environment.violations()).toMatchObject([{ where: 'storyList' }]);
    const [entry] = (await writer.log()).slice(-1);
    expect(entry).toMatchObject({ status: 500, operation_id: 'storyList' });
    const coverage = await writer.ok<{ data: { violations: unknown[] } }>('GET', '/__mock/coverage');
    expect(coverage.data.violations).toHaveLength(1);
  });
});

describe('fields that the contract lacks', () => {
  let environment: MockServer;
  beforeAll(async () => {
    environment = await createMockServer({
      tamper: (response, id) => {
        if (id !== 'authUserRead') return response;
        const { data } = response.body as { readonly data: Readonly<Record<string, unknown>> };
        return { ...response, body: { data: { ...data, nickname: 'Ana' } } };
      },
    });
  });
  afterAll(() => environment.close());

  it('turns a response with an undeclared field into a 500 and counts it', async () => {
    const writer = new Writer(environment.origin, 'invented');
    await writer.signIn();
    const { status, body } = await writer.request('GET', '/api/v1/auth/user');
    expect(status).toBe(500);
    expect(body).toMatchObject({ findings: [{ path: ['body', 'data', 'nickname'], code: 'undeclared' }] });
    expect(environment.violations()).toMatchObject([{ where: 'authUserRead' }]);
  });

  it('names undeclared fields and query parameters of a request that it still accepts', async () => {
    const writer = new Writer(environment.origin, 'wordy');
    await writer.signIn();
    const { status, headers } = await writer.request('POST', '/api/v1/auth/login?theme=dark', {
      body: { email: 'demo@lamplight.test', password: 'demo-writer', remember: true },
    });
    expect(status).toBe(200);
    expect(JSON.parse(decodeURIComponent(headers.get('X-Mock-Findings') ?? ''))).toEqual({
      request: [
        'query.theme: The contract has no such query parameter.',
        'body.remember: The contract has no such field.',
      ],
    });
    expect((await writer.log()).at(-1)).toMatchObject({
      request_findings: [{ path: ['query', 'theme'] }, { path: ['body', 'remember'] }],
    });
  });

  async function fieldsSeen(writer: Writer, operationId: string): Promise<readonly object[] | undefined> {
    const { data } = await writer.ok<{ data: { operations: { operation_id: string; answers: object[] }[] } }>(
      'GET',
      '/__mock/coverage',
    );
    return data.operations.find(({ operation_id }) => operation_id === operationId)?.answers;
  }

  it('reports the documented fields that responses and events had', async () => {
    const writer = new Writer(environment.origin, 'seen');
    await writer.signIn();
    await writer.ok('GET', '/api/v1/stories');
    expect(await fieldsSeen(writer, 'storyList')).toEqual([
      expect.objectContaining({ status: 200, fields: expect.arrayContaining(['data', 'data[].name']) as string[] }),
    ]);
  });

  it('reports the fields of a delayed response, but none of a replaced one', async () => {
    const writer = new Writer(environment.origin, 'delayed');
    await writer.signIn();
    const fault = (body: object) => writer.ok('POST', '/__mock/session/faults', { body });
    await fault({ operation_id: 'projectList', answer_text: '{}' });
    await writer.request('GET', '/api/v1/projects');
    expect(await fieldsSeen(writer, 'projectList')).toEqual([expect.objectContaining({ status: 200, fields: [] })]);
    await fault({ operation_id: 'projectList', latency_ms: 1 });
    await writer.request('GET', '/api/v1/projects');
    expect(await fieldsSeen(writer, 'projectList')).toEqual([
      expect.objectContaining({ status: 200, fields: expect.arrayContaining(['data', 'data[].slug']) as string[] }),
    ]);
  });
});

describe('event validation', () => {
  const broadcasts = createBroadcasts();

  it('accepts every example and rejects any other payload', () => {
    const messages = Object.entries(readAsyncApi().channels).flatMap(([channel, { messages: all }]) =>
      Object.values(all).map((message) => ({ channel, message })),
    );
    expect(messages.length).toBeGreaterThan(5);
    for (const { channel, message } of messages) {
      const { examples = [] } = message as { readonly examples?: readonly { readonly payload: unknown }[] };
      for (const { payload } of examples) {
        expect(broadcasts.encode(channel, 1, message.name, payload).channel).toMatch(/\.1$/);
      }
      for (const payload of [{}, 'text', null, { chat_message_id: '1' }]) {
        expect(() => broadcasts.encode(channel, 1, message.name, payload), message.name).toThrow(/breaks the contract/);
      }
    }
  });

  it('rejects an event with an undeclared field', () => {
    const toast = { type: 'info', title: '', message: 'Hello.', colour: 'red' };
    expect(() => broadcasts.encode('user', 1, 'toast.notification', toast)).toThrow(
      /fields that the contract lacks: colour/,
    );
  });

  it('rejects an event on another channel or above 8 kB', () => {
    const toast = { type: 'info', title: '', message: 'x'.repeat(9000) };
    expect(() => broadcasts.encode('sessionChat', 1, 'toast.notification', toast)).toThrow(/has no event/);
    expect(() => broadcasts.encode('user', 1, 'toast.notification', toast)).toThrow(/more than 8000 are refused/);
  });

  it('encodes an event like Laravel, with its class name and ASCII only', () => {
    const payload = { chat_message_id: 1, transcription: 'hello “world”' };
    expect(broadcasts.encode('sessionChat', 61, 'ChatMessageTranscribed', payload)).toEqual({
      channel: 'private-sessionChat.61',
      event: String.raw`App\Events\ChatMessageTranscribed`,
      data: String.raw`{"chat_message_id":1,"transcription":"hello \u201cworld\u201d"}`,
    });
  });
});
