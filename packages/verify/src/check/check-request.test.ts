import { describe, expect, it } from 'vitest';
import { createRestContract } from '#verify/contract/rest.ts';
import { dereference, type OpenApiDocument } from '#verify/contract/documents.ts';
import type { Exchange } from '#verify/base/exchange.ts';
import { checkRequest } from './check-request.ts';

function body(type: string, schema: object): object {
  return { required: true, content: { [type]: { schema } } };
}

const text = {
  type: 'object',
  required: ['chat', 'message'],
  properties: { chat: { type: 'integer' }, message: { type: 'string' } },
};
const audio = {
  type: 'object',
  required: ['chat', 'audio'],
  properties: { chat: { type: 'integer' }, audio: { type: 'string' } },
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1.0.0' },
  paths: {
    '/api/notes/{note}': {
      put: {
        operationId: 'noteUpdate',
        parameters: [
          { name: 'note', in: 'path', required: true, schema: { type: 'integer' } },
          { $ref: '#/components/parameters/Page' },
          { name: 'X-Socket-ID', in: 'header', schema: { type: 'string', pattern: String.raw`^\d+\.\d+$` } },
        ],
        requestBody: body('application/json', {
          type: 'object',
          required: ['title'],
          properties: { title: { type: 'string' } },
        }),
        responses: Object.fromEntries(
          ['200', '401', '419', '422', '429'].map((status) => [status, { description: '' }]),
        ),
      },
    },
    '/api/answers': {
      post: {
        operationId: 'answer',
        requestBody: body('multipart/form-data', { oneOf: [text, audio] }),
        responses: { '201': { description: 'Taken.' } },
      },
    },
  },
  components: {
    parameters: { Page: { name: 'page', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } } },
  },
};

const rest = createRestContract(dereference(document, 'paths') as unknown as OpenApiDocument);

type Change = {
  readonly target?: string;
  readonly headers?: [string, string][];
  readonly body?: string;
  readonly status?: number;
};

async function getMismatchTexts(
  method: string,
  { target = '/api/notes/7?page=2', headers = [], body: sent, status = 200 }: Change,
): Promise<string[]> {
  const exchange: Exchange = {
    method,
    target,
    requestHeaders: headers,
    requestBody: sent === undefined ? null : new TextEncoder().encode(sent),
    sentAt: 0,
    failure: null,
    response: { status, headers: [], body: new Uint8Array(), receivedAt: 1 },
  };
  const match = rest.find(method, target.split('?')[0] ?? '');
  if (!match) throw new Error(`No operation for ${target}.`);
  return (await checkRequest(match, exchange)).map((fault) => fault.text);
}

const json: [string, string][] = [['Content-Type', 'application/json']];
const right = { headers: json, body: '{"title":"A"}' };

describe('request check', () => {
  it('accepts a request that matches the contract', async () => {
    expect(await getMismatchTexts('PUT', { ...right, headers: [...json, ['X-Socket-ID', '12.34']] })).toEqual([]);
  });

  it.each<[string, Change, string]>([
    ['a path of the wrong type', { target: '/api/notes/seven?page=1' }, 'The path parameter note must be integer.'],
    ['a number out of bounds', { target: '/api/notes/7?page=0' }, 'The query parameter page must be >= 1.'],
    ['a missing parameter', { target: '/api/notes/7' }, 'The query parameter page is missing.'],
    [
      'a header of another form',
      { headers: [...json, ['x-socket-id', 'none']] },
      'The header parameter X-Socket-ID must match pattern "^\\d+\\.\\d+$".',
    ],
    ['a field of the wrong type', { body: '{"title":1}' }, 'In the request body, /title must be string.'],
    ['a field that is missing', { body: '{}' }, "The request body must have required property 'title'."],
    ['an undeclared field', { body: '{"title":"A","color":1}' }, 'color is a field that the contract lacks.'],
    [
      'an undeclared query parameter',
      { target: '/api/notes/7?page=2&sort=title' },
      'The contract has no query parameter sort for this operation.',
    ],
    ['a body that is no JSON', { body: '{' }, "The request body is declared as JSON but can't be parsed."],
    [
      'a body of the wrong type',
      { headers: [['Content-Type', 'text/plain']] },
      'Expected a request body of type application/json, got text/plain.',
    ],
    ['no body', { body: '' }, 'Expected a request body (application/json), got none.'],
  ])('reports a request with %s', async (_what, change, sentence) => {
    expect(await getMismatchTexts('PUT', { ...right, ...change })).toEqual([sentence]);
  });

  it.each([422, 401, 419, 429])('accepts an invalid request rejected with the documented status %i', async (status) => {
    expect(await getMismatchTexts('PUT', { ...right, body: '{}', status })).toEqual([]);
  });
});

describe('form check', () => {
  const form = (...parts: readonly string[]): Change => ({
    target: '/api/answers',
    headers: [['Content-Type', 'multipart/form-data; boundary=cut']],
    body: `${parts.map((part) => `--cut\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--cut--\r\n`,
  });
  const chat = 'name="chat"\r\n\r\n61';

  it.each([
    ['a text that looks like a number', form(chat, 'name="message"\r\n\r\n1984')],
    ['a file', form(chat, 'name="audio"; filename="a.webm"\r\nContent-Type: audio/webm\r\n\r\n\u0000\r\n--cu')],
  ])('accepts a form with %s', async (_what, sent) => {
    expect(await getMismatchTexts('POST', { ...sent, status: 201 })).toEqual([]);
  });

  it('reports a form without a required field', async () => {
    expect(await getMismatchTexts('POST', { ...form('name="message"\r\n\r\nHello'), status: 201 })).toContain(
      "The form must have required property 'chat'.",
    );
  });

  it('reports an undeclared form field', async () => {
    const sent = form(chat, 'name="message"\r\n\r\nHello', 'name="mood"\r\n\r\n7');
    expect(await getMismatchTexts('POST', { ...sent, status: 201 })).toEqual([
      'mood is a field that the contract lacks.',
    ]);
  });

  it('reports a form that is cut off', async () => {
    expect(
      await getMismatchTexts('POST', {
        ...form(chat),
        body: '--cut\r\nContent-Disposition: form-data; name="chat"\r\n\r\n6',
      }),
    ).toEqual(["The request body can't be parsed as multipart/form-data."]);
  });
});
