import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createBroadcasts } from '#mocks/contract/broadcasts.ts';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { createHandlers } from '#mocks/domains/registry.ts';
import { createResponder } from '#mocks/domains/respond.ts';
import { readOperations } from '#mocks/prism/operations.ts';
import type { OpenApiDocument } from '#verify/contract/documents.ts';
import { forEachUser } from './for-each-user.ts';
import type { Reply, Writer } from './mock-writer.ts';

let writer: Writer;
forEachUser((context) => {
  ({ writer } = context);
});

function prefer(preference: string, path = '/api/v1/stories', method = 'GET'): Promise<Reply> {
  return writer.request(method, path, { headers: { Prefer: preference } });
}

describe('Prefer header', () => {
  it('returns the named example with its status, without doing the work', async () => {
    const empty = await prefer('example=empty');
    expect([empty.status, empty.body]).toMatchObject([200, { data: [] }]);
    const note = '/api/v1/projects/the-salt-road/notes/701';
    const missing = await prefer('example=notFound', note, 'DELETE');
    expect([missing.status, missing.body]).toEqual([404, { message: 'Not found.' }]);
    expect((await prefer('code=204', note, 'DELETE')).status).toBe(204);
    expect((await writer.request('GET', note)).status).toBe(200);
  });

  it('returns the first example of a status, or the named one, with its headers', async () => {
    const slow = await prefer('code=429');
    expect([slow.status, slow.body, slow.headers.get('retry-after')]).toEqual([
      429,
      { message: 'Too Many Attempts.' },
      '30',
    ]);
    const path = '/api/v1/stories/31';
    expect((await prefer('Code=404; x=1, EXAMPLE="notFoundWithoutText"', path)).body).toEqual({ message: '' });
    const gateway = await prefer('code=502');
    expect([gateway.status, gateway.body]).toEqual([502, { message: 'Service Unavailable' }]);
  });

  it('names the known statuses and examples when the contract lacks the preferred one', async () => {
    const unknown = await prefer('code=418');
    expect([unknown.status, unknown.body]).toEqual([
      400,
      {
        message:
          'Prefer: The contract has no example of storyList with status 418. Known: 200, 401, 408, 429, 500, 5XX.',
      },
    ]);
    expect([(await prefer('example=nope')).status, (await prefer('example=nope')).body]).toEqual([
      400,
      { message: expect.stringMatching(/no example "nope" of storyList\. Known: .*empty.*unauthenticated/) as unknown },
    ]);
    expect((await prefer('code=401, example=empty')).body).toEqual({
      message: 'Prefer: The contract has no example "empty" of storyList with status 401. Known: unauthenticated.',
    });
  });

  it('returns JSON to clients that do not ask for it', async () => {
    for (const preference of ['code=404', 'code=418']) {
      const headers = { Accept: '*/*', Prefer: preference };
      const response = await writer.request('GET', '/api/v1/stories/31', { headers });
      expect([preference, response.headers.get('content-type')]).toEqual([preference, 'application/json']);
    }
  });

  it('ignores other preferences', async () => {
    const { status, body } = await prefer('respond-async, wait=5');
    expect([status, body]).toEqual([200, (await writer.request('GET', '/api/v1/stories')).body]);
  });

  it('validates the request and the login first', async () => {
    expect((await prefer('code=200', '/api/v1/stories/first')).status).toBe(404);
    writer.token = '';
    expect((await prefer('code=200')).status).toBe(401);
  });
});

describe('faults with an example', () => {
  const addFault = (body: object): Promise<Reply> => writer.request('POST', '/__mock/session/faults', { body });

  it('sends the example to the next request', async () => {
    expect((await addFault({ operation_id: 'storyList', example: 'empty' })).status).toBe(201);
    expect((await writer.request('GET', '/api/v1/stories')).body).toMatchObject({ data: [] });
    expect((await writer.request('GET', '/api/v1/stories')).body).not.toMatchObject({ data: [] });
    await addFault({ operation_id: 'storyRead', status: 404, example: 'notFoundWithoutText' });
    const missing = await writer.request('GET', '/api/v1/stories/31');
    expect([missing.status, missing.body]).toEqual([404, { message: '' }]);
  });

  it('rejects an unknown example and names the known ones', async () => {
    const unknown = await addFault({ operation_id: 'storyList', example: 'nope' });
    expect([unknown.status, unknown.body]).toMatchObject([
      422,
      { errors: { example: [expect.stringMatching(/no example "nope" of storyList\. Known: .*empty/)] } },
    ]);
    const elsewhere = await addFault({ operation_id: 'storyList', status: 500, example: 'empty' });
    expect([elsewhere.status, elsewhere.body]).toEqual([
      422,
      expect.objectContaining({ message: expect.stringMatching(/Known: serverError\.$/) as unknown }),
    ]);
  });

  it('rejects a field that faults lack', async () => {
    expect((await addFault({ operation_id: 'storyList', exmple: 'empty' })).status).toBe(422);
  });
});

describe('operations without a handler', () => {
  const operations = readOperations(readOpenApi());

  it('are all newer than the released contract', () => {
    const released = JSON.parse(readFileSync('released/openapi.json', 'utf8')) as OpenApiDocument;
    const ids = Object.values(released.paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }) => operationId ?? []),
    );
    const current = new Set(operations.map(({ id }) => id));
    const handlers = createHandlers({ key: 'lamplight', secret: 'lamplight-demo-secret' }, createBroadcasts());
    expect(ids.length).toBeGreaterThan(90);
    expect(ids.filter((id) => current.has(id) && !(id in handlers))).toEqual([]);
  });

  it.each([
    ['authLogin', 'Prefer: example=ana.'],
    ['csrfCookieRead', 'Prefer: code=204.'],
  ])('%s returns 501 and names the examples of the contract', (id, hint) => {
    const operation = operations.find((candidate) => candidate.id === id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    const request = { operation, path: operation.path, query: {}, headers: {}, fields: {} };
    // Without a handler neither the session nor the context is needed.
    const respond = createResponder({} as never, {});
    expect(respond(request, {}, {} as never, [])).toMatchObject({
      status: 501,
      body: { message: `The mock server has no handler for ${id} yet. Ask for its example with ${hint}` },
    });
  });
});
