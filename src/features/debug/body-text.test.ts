import { describe, expect, it } from 'vitest';
import { formatResponseBody, jsonText, requestText } from './capture-details.ts';

const token = '17|CANARYabcdefghijklmnopqrstuvwxyz0123456789abcdef';

function toBytes(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}

describe('JSON body in the debug log', () => {
  it('redacts secrets and replaces long text with its length', () => {
    const text = jsonText({
      email: 'canary@lamplight.test',
      nested: [{ password: 'canary-word' }, token],
      a: 'b'.repeat(81),
    });
    expect(text).not.toMatch(/canary/i);
    expect(JSON.parse(text)).toEqual({
      email: '[redacted]',
      nested: [{ password: '[redacted]' }, '[redacted]'],
      a: '[text of 81 characters]',
    });
  });

  it('cuts a long body and counts the omitted items of a long list', () => {
    const text = jsonText(Array.from({ length: 30 }, () => Array.from({ length: 30 }, () => 'a word')));
    expect(text).toHaveLength(4000 + '\n… cut'.length);
    expect(text.endsWith('\n… cut')).toBe(true);
    expect(JSON.parse(jsonText(Array.from({ length: 21 }, () => 1)))).toContain('… 1 more');
  });
});

describe('request body in the debug log', () => {
  const form = new FormData();
  form.set('answer', 'Salt');
  form.set('token', token);
  form.set('audio', new File([new Uint8Array(12_345)], 'take.webm', { type: 'audio/webm' }));

  it.each([
    ['nothing', null, '', null],
    ['an empty text', '', 'application/json', null],
    ['JSON', '{"password":"x","a":1}', 'application/json', { password: '[redacted]', a: 1 }],
    ['JSON as bytes', toBytes('{"a":1}'), 'application/json', { a: 1 }],
    ['fields', new URLSearchParams('code=1&a=2'), '', { code: '[redacted]', a: '2' }],
    ['fields as bytes', toBytes('a=2'), 'application/x-www-form-urlencoded', { a: '2' }],
    ['a form', form, '', { answer: 'Salt', token: '[redacted]', audio: '[audio/webm, 12,345 bytes]' }],
    ['a file', new Blob(['abc'], { type: 'image/png' }), '', '[image/png, 3 bytes]'],
    ['bytes', toBytes('abc'), 'application/zip', '[application/zip, 3 bytes]'],
    ['broken JSON', '{"a":', 'application/json', '[application/json, 5 bytes], not JSON'],
  ])('shows %s', async (_, body, type, expected) => {
    const text = await requestText(body, type);
    expect(typeof expected === 'object' && text !== null ? JSON.parse(text) : text).toEqual(expected);
  });

  it('shows a form sent as bytes', async () => {
    const sent = new Response(form);
    const text = await requestText(await sent.arrayBuffer(), sent.headers.get('Content-Type') ?? '');
    expect(JSON.parse(text ?? '')).toMatchObject({ answer: 'Salt', audio: '[audio/webm, 12,345 bytes]' });
  });
});

describe('response body in the debug log', () => {
  const createResponse = (body: BodyInit | null, type: string, headers = {}): Response =>
    new Response(body, { headers: { 'Content-Type': type, ...headers } });

  it.each([
    [createResponse('{"data":{"token":"x"}}', 'application/json'), { data: { token: '[redacted]' } }],
    [createResponse('abc', 'audio/mpeg', { 'Content-Length': '3' }), '[audio/mpeg, 3 bytes]'],
    [createResponse('<html>', 'text/html; charset=UTF-8'), '[text/html; charset=UTF-8]'],
    [createResponse('<html>', 'application/json'), '[application/json, 6 bytes], not JSON'],
    [createResponse(null, ''), null],
  ])('shows response %#', async (response, expected) => {
    const text = await formatResponseBody(response);
    expect(typeof expected === 'object' && text !== null ? JSON.parse(text) : text).toEqual(expected);
  });
});
