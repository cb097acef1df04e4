import { describe, expect, it } from 'vitest';
import { smallContract } from '../../tests/support/test-contract.ts';
import type { Exchange } from '#verify/base/exchange.ts';
import { checkResponse, getTopStackFrame } from './check-response.ts';

const { rest } = smallContract();

function exchange(
  method: string,
  target: string,
  response: Partial<{ status: number; type: string; body: string }> | null,
): Exchange {
  return {
    method,
    target,
    requestHeaders: [],
    requestBody: null,
    sentAt: 0,
    failure: response ? null : 'The connection was closed.',
    response: response && {
      status: response.status ?? 200,
      headers: [['Content-Type', response.type ?? 'application/json']],
      body: new TextEncoder().encode(response.body ?? ''),
      receivedAt: 1,
    },
  };
}

function getMismatchKinds(observed: Exchange): readonly string[] {
  const match = rest.find(observed.method, observed.target);
  if (!match) throw new Error(`No operation for ${observed.target}.`);
  return checkResponse(rest, match.operation, observed).map(({ kind, at }) => `${kind} ${at}`.trim());
}

function read(response: Parameters<typeof exchange>[2]): readonly string[] {
  return getMismatchKinds(exchange('GET', '/api/v1/notes/7', response));
}

describe('redirect of a guest', () => {
  const led = (accept: string): readonly string[] =>
    getMismatchKinds({
      ...exchange('GET', '/api/v1/notes/7', { status: 302, type: 'text/html' }),
      requestHeaders: [['Accept', accept]],
    });

  it("accepts a redirect to a page when the client doesn't request JSON", () => {
    expect(led('*/*')).toEqual([]);
    expect(led('text/html, application/json')).toEqual([]);
  });

  it('reports a redirect as an undocumented status when the client requests JSON', () => {
    expect(led('application/json, text/plain, */*')).toEqual(['undocumented-status']);
  });
});

describe('response check', () => {
  it('explains a Content-Type header that was sent twice', () => {
    const twice = exchange('GET', '/api/v1/notes/7', { type: 'application/json, application/json', body: '{}' });
    const match = rest.find(twice.method, twice.target);
    const [mismatch] = match ? checkResponse(rest, match.operation, twice) : [];
    expect(mismatch?.hint).toBe('The response has two Content-Type headers. Set it in one place.');
  });

  it('accepts a response that matches its operation', () => {
    expect(read({ body: '{"id":7,"title":null}' })).toEqual([]);
    expect(read({ status: 404, body: '{"message":"None."}' })).toEqual([]);
    expect(getMismatchKinds(exchange('DELETE', '/api/v1/notes/7', { status: 204 }))).toEqual([]);
    expect(getMismatchKinds(exchange('HEAD', '/api/v1/notes/7', {}))).toEqual([]);
  });

  it.each([
    [{ body: '{"title":"Tides"}' }, 'answer-schema'],
    [{ body: '{"id":"7","title":"Tides"}' }, 'answer-schema /id'],
    [{ body: '{"id":7,"title":"Tides","tags":["a",2]}' }, 'answer-schema /tags/1'],
    [{ status: 404, body: '{}' }, 'answer-schema'],
    [{ status: 418, body: '{}' }, 'undocumented-status'],
    [{ type: 'text/html', body: '<p>' }, 'wrong-media-type'],
    [{ body: '{"id":7,' }, 'unreadable-body'],
    [{ body: '' }, 'missing-body'],
    [null, 'no-answer'],
  ])('reports %j as %s', (response, kind) => {
    expect(read(response)).toEqual([kind]);
  });

  it('reports fields that the schema lacks', () => {
    expect(read({ body: '{"id":7,"title":null,"createdAt":"","tags":["a"]}' })).toEqual(['undeclared-field createdAt']);
    expect(read({ status: 404, body: '{"message":"None.","code":4}' })).toEqual(['undeclared-field code']);
  });

  it("warns of Laravel's debug mode, and accepts the fields that it adds to an error", () => {
    const body = '{"message":"None.","exception":"E","file":"Note.php","line":3,"trace":[]}';
    expect(read({ status: 404, body })).toEqual(['debug-trace']);
  });

  it('reports a PHP warning before the JSON and still checks the JSON', () => {
    expect(read({ body: '<br />Warning: disk\n{"id":"x","title":null}' })).toEqual([
      'text-before-json',
      'answer-schema /id',
    ]);
  });

  it('reads JSON after a warning with quotes, numbers and brackets', () => {
    const warning = '<b>Warning</b>: Undefined array key "name" [12] in <b>/app/Note.php</b> on line <b>41</b>\n';
    expect(read({ body: `${warning}{"id":7,"title":null}` })).toEqual(['text-before-json']);
  });

  it('reports a body in a response that should be empty', () => {
    expect(getMismatchKinds(exchange('DELETE', '/api/v1/notes/7', { status: 204, body: '{}' }))).toEqual([
      'unexpected-body',
    ]);
  });

  it('matches a fixed path before a path with a parameter', () => {
    expect(rest.find('GET', '/api/v1/notes/latest')?.operation.id).toBe('noteLatestRead');
    expect(rest.find('GET', '/api/v1/notes/a%20b')?.path).toEqual({ note: 'a b' });
    expect(rest.find('POST', '/api/v1/notes/7')).toBeNull();
  });
});

function getFrameText(body: unknown): string {
  return getTopStackFrame({
    method: 'PATCH',
    target: '/api/v1/notes/7',
    requestHeaders: [],
    requestBody: null,
    sentAt: 0,
    failure: null,
    response: { status: 500, headers: [], body: new TextEncoder().encode(JSON.stringify(body)), receivedAt: 1 },
  });
}

describe('exception location', () => {
  it('points to the Laravel log when the response contains no exception', () => {
    expect(getFrameText({ message: 'Server Error' })).toBe('Look for the exception in storage/logs/laravel.log.');
  });

  it('reports the exception with the application line that called the framework', () => {
    const framework = '/var/www/vendor/laravel/framework/src/Illuminate/Support/Traits/ForwardsCalls.php';
    const thrown = {
      message: 'Call to undefined method Note::updat()',
      exception: 'BadMethodCallException',
      file: framework,
      line: 71,
      trace: [
        { file: framework, line: 36 },
        { file: '/var/www/app/Http/Controllers/NoteController.php', line: 24 },
        { file: '/var/www/public/index.php', line: 9 },
      ],
    };
    expect(getFrameText(thrown)).toContain(
      `BadMethodCallException: Call to undefined method Note::updat(), in ${framework}:71, called in /var/www/app/Http/Controllers/NoteController.php:24.`,
    );
    expect(getFrameText({ ...thrown, trace: [] })).toContain(`, in ${framework}:71.`);
    expect(getFrameText({ ...thrown, file: '/var/www/app/Note.php', line: 3 })).toContain(
      ', in /var/www/app/Note.php:3.',
    );
  });
});
