import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunRecorder } from '#verify/check/run-recorder.ts';
import { type Contract, readContract } from '#verify/contract/contract.ts';
import { checkHar } from './watch-har.ts';

function bundled(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}

let contract: Contract;
let folder: string;
beforeAll(async () => {
  contract = await readContract({
    openapi: bundled('openapi/openapi.bundle.json'),
    asyncapi: bundled('asyncapi/asyncapi.bundle.json'),
  });
  folder = await mkdtemp(join(tmpdir(), 'lamplight-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Watched = {
  readonly messages: readonly string[];
  readonly findings: readonly string[];
  readonly observed: readonly string[];
};

type Realtime = { readonly url: string; readonly key: string } | null;

async function watchFile(file: string, realtime: Realtime = null): Promise<Watched> {
  const recorder = new RunRecorder(contract);
  const messages: string[] = [];
  await checkHar(contract, recorder, { file, realtime }, (line) => messages.push(line));
  const findings = recorder.findings().map(({ kind, text }) => `${kind}: ${text}`);
  return { messages, findings, observed: [...recorder.observed.responses.keys(), ...recorder.observed.events.keys()] };
}

async function written(text: string): Promise<string> {
  const file = join(folder, 'session.har');
  await writeFile(file, text);
  return file;
}

async function watch(entries: readonly object[], version = '1.2', realtime: Realtime = null): Promise<Watched> {
  return watchFile(await written(JSON.stringify({ log: { version, creator: {}, pages: [], entries } })), realtime);
}

const api = 'https://lamplight.test/api/v1';
const responseBody = JSON.stringify({ chat_message_id: 3, status: 'processing' });
const boundary = '----WebKitFormBoundaryq1W2e3R4t5Y6u7I8';
const multipart = `multipart/form-data; boundary=${boundary}`;

function formatMultipart(...parts: readonly string[]): string {
  return `${parts.map((part) => `--${boundary}\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--${boundary}--\r\n`;
}

type Sent = { readonly type?: string; readonly length?: number; readonly postData?: object };

function chrome({ type, length, postData }: Sent, more: object = {}): object {
  return {
    _connectionId: '811',
    _initiator: { type: 'script', stack: { callFrames: [] } },
    _priority: 'High',
    _resourceType: 'fetch',
    cache: {},
    connection: '443',
    request: {
      method: 'POST',
      url: `${api}/conversation/session-chats/61/chat-messages/3/answer`,
      httpVersion: 'http/2.0',
      headers: [
        { name: ':method', value: 'POST' },
        { name: 'accept', value: 'application/json' },
        ...(length === undefined ? [] : [{ name: 'content-length', value: String(length) }]),
        ...(type === undefined ? [] : [{ name: 'content-type', value: type }]),
      ],
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: length ?? 0,
      ...(postData && { postData }),
    },
    response: {
      status: 200,
      statusText: '',
      httpVersion: 'http/2.0',
      headers: [{ name: 'content-type', value: 'application/json' }],
      cookies: [],
      content: { size: responseBody.length, mimeType: 'application/json', text: responseBody },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
      _transferSize: 412,
      _error: null,
      ...more,
    },
    serverIPAddress: '203.0.113.5',
    startedDateTime: '2026-11-12T18:45:00.000Z',
    time: 118.4,
    timings: { blocked: 1, dns: -1, ssl: -1, connect: -1, send: 0.1, wait: 117, receive: 0.3, _blocked_queueing: 0.9 },
  };
}

function firefox(postData: object): object {
  return {
    startedDateTime: '2026-11-12T19:45:00.000+01:00',
    request: {
      bodySize: 300,
      method: 'POST',
      url: `${api}/conversation/session-chats/61/chat-messages/3/answer`,
      httpVersion: 'HTTP/2',
      headers: [{ name: 'Content-Type', value: multipart }],
      cookies: [],
      queryString: [],
      headersSize: 612,
      postData,
    },
    response: {
      status: 200,
      statusText: 'OK',
      httpVersion: 'HTTP/2',
      headers: [{ name: 'content-type', value: 'application/json' }],
      cookies: [],
      content: {
        mimeType: 'application/json',
        size: responseBody.length,
        encoding: 'base64',
        text: btoa(responseBody),
      },
      redirectURL: '',
      headersSize: 210,
      bodySize: 260,
    },
    cache: {},
    timings: { blocked: 0, dns: 0, connect: 0, ssl: 0, send: 0, wait: 90, receive: 0 },
    time: 90,
    _securityState: 'secure',
    serverIPAddress: '203.0.113.5',
    connection: '443',
  };
}

const noChat = "request-schema: The form must have required property 'session_chat_id'.";
const chat = 'name="session_chat_id"\r\n\r\n61';
const audioPart = 'name="audio"; filename="answer.webm"\r\nContent-Type: audio/webm;codecs=opus\r\n\r\n';

describe('form in a Chrome HAR file', () => {
  const form = (...parts: readonly string[]): Sent => {
    const text = formatMultipart(...parts);
    return { type: multipart, length: text.length + 30_000, postData: { mimeType: multipart, text } };
  };

  it('accepts a form with text or with a file that the browser left out', async () => {
    const { findings, messages } = await watch([
      chrome(form(chat, 'name="message"\r\n\r\n1984')),
      chrome(form(chat, audioPart)),
    ]);
    expect(findings).toEqual([]);
    expect(messages).toEqual(['2 API requests and 0 events']);
  });

  it('reports a form without a required field', async () => {
    expect((await watch([chrome(form(audioPart))])).findings).toContain(noChat);
  });

  it('reads a form from its fields when its bytes are missing', async () => {
    const audio = { name: 'audio', value: '(binary)', fileName: 'answer.webm', contentType: 'audio/webm' };
    const params = [{ name: 'session_chat_id', value: '61' }, audio];
    const postData = { mimeType: multipart, params };
    expect((await watch([chrome({ length: 9, postData })])).findings).toEqual([]);
    expect((await watch([chrome({ length: 9, postData: { ...postData, params: [audio] } })])).findings).toContain(
      noChat,
    );
  });

  it.each([
    ['nothing of it was kept', { type: multipart, length: 30_341 }],
    ['its length is not known either', { type: multipart }],
    [
      'it was cut',
      { type: multipart, length: 900, postData: { mimeType: multipart, text: formatMultipart(chat).slice(0, -9) } },
    ],
  ])('counts an unrecorded form body without a finding: %s', async (_what, sent) => {
    const { findings, messages } = await watch([chrome(sent)]);
    expect(findings).toEqual([]);
    expect(messages).toContain('1 request without a recorded body: only the parameters were checked');
  });

  it('reports a form that was never sent', async () => {
    expect((await watch([chrome({ length: 0 })])).findings).toEqual([
      'request-schema: Expected a request body (multipart/form-data), got none.',
    ]);
  });
});

describe('Firefox HAR file', () => {
  it('reads forms from their first delimiter and responses from base64', async () => {
    const text = `Content-Type: ${multipart}\r\nContent-Length: 300\r\n\r\n${formatMultipart(chat, audioPart)}`;
    const { findings, observed } = await watch([firefox({ mimeType: multipart, params: [], text })], '1.1');
    expect(findings).toEqual([]);
    expect(observed).toEqual(['chatMessageAnswer 200 application/json']);
    const without = `Content-Type: ${multipart}\r\n\r\n${formatMultipart(audioPart)}`;
    expect((await watch([firefox({ mimeType: multipart, params: [], text: without })])).findings).toContain(noChat);
  });

  it('counts websockets without recorded messages', async () => {
    const socket = { request: { method: 'GET', url: 'wss://ws.lamplight.test/app/key' }, response: { status: 101 } };
    const { messages } = await watch([
      firefox({ mimeType: multipart, text: formatMultipart(chat, audioPart) }),
      socket,
    ]);
    expect(messages).toContain('1 websocket without recorded messages');
  });
});

describe('response in a HAR file', () => {
  const form = { type: multipart, postData: { mimeType: multipart, text: formatMultipart(chat, audioPart) } };

  it.each([
    ['Chrome says broke off', { _error: 'net::ERR_HTTP2_PROTOCOL_ERROR' }],
    ['Chrome never had', { status: 0, _error: 'net::ERR_ABORTED' }],
    ['Playwright never had', { status: -1 }],
  ])('skips a response that %s', async (_what, more) => {
    const { findings, messages } = await watch([chrome(form), chrome(form, more)]);
    expect(findings).toEqual([]);
    expect(messages).toContain('skipped: 1 entry without a complete response (cancelled, blocked or cut off)');
  });

  it('checks only status and media type of a partly recorded response', async () => {
    const content = { size: 2_000_000, mimeType: 'application/json', text: responseBody.slice(0, 9) };
    const { findings, messages } = await watch([chrome(form, { content })]);
    expect(findings).toEqual([]);
    expect(messages).toContain('1 response without a recorded body: only status and media type were checked');
  });

  it('reports a body in a 204 response', async () => {
    const request = { method: 'DELETE', url: `${api}/projects/1/notes/7` };
    const { findings } = await watch([{ request, response: { status: 204, headers: [], content: { text: '{}' } } }]);
    expect(findings).toEqual(['unexpected-body: Expected no body, got 2 bytes.']);
  });

  it('matches a response from a server behind a path prefix', async () => {
    const url = 'https://lamplight.test/app/api/v1/stories';
    const headers = [{ name: 'content-type', value: 'text/html' }];
    const page = { request: { method: 'GET', url }, response: { status: 200, headers, content: { text: '<p>' } } };
    expect((await watch([page])).findings).toEqual(['wrong-media-type: Expected application/json, got text/html.']);
  });
});

describe('websocket messages in a HAR file', () => {
  const socket = (time: number): object => {
    const payload = { identifier: 7, data: { version: 'two' } };
    const data = JSON.stringify({
      event: 'note.updated',
      channel: 'private-document.7',
      data: JSON.stringify(payload),
    });
    return {
      _resourceType: 'websocket',
      _webSocketMessages: [
        { type: 'send', time, opcode: 1, data: 'no frame' },
        { type: 'receive', time, opcode: 2, data: 'AAAA' },
        { type: 'receive', time, opcode: 1, data },
      ],
      request: { method: 'GET', url: 'wss://ws.lamplight.test/app/key?protocol=7' },
      response: { status: 101 },
    };
  };

  it.each([
    ['Chrome, in seconds', 1_795_316_077.2],
    ['Playwright, in milliseconds', 1_795_316_077_206.4],
  ])('checks messages with times from %s', async (_what, time) => {
    const { findings, messages } = await watch([
      chrome({ type: multipart, postData: { mimeType: multipart, text: formatMultipart(chat, audioPart) } }),
      socket(time),
    ]);
    expect(findings).toEqual(['event-schema: /data/version must be integer, got "two".']);
    expect(messages).toEqual(['1 API request and 1 event']);
  });

  it('skips messages of other products', async () => {
    const apiEntry = chrome({
      type: multipart,
      postData: { mimeType: multipart, text: formatMultipart(chat, audioPart) },
    });
    const chatWidget = { ...socket(1), request: { method: 'GET', url: 'wss://widget.test/socket' } };
    expect((await watch([apiEntry, chatWidget])).findings).toEqual([]);
    for (const realtime of [
      { url: 'wss://ws.other.test', key: 'key' },
      { url: 'wss://ws.lamplight.test', key: 'other' },
    ]) {
      expect((await watch([apiEntry, socket(1)], '1.2', realtime)).findings).toEqual([]);
    }
    const matchingRealtime = { url: 'wss://ws.lamplight.test', key: 'key' };
    expect((await watch([apiEntry, socket(1)], '1.2', matchingRealtime)).findings).toHaveLength(1);
  });
});

describe('invalid HAR file', () => {
  const log = (more: string): string => `{"log":{${more}}}`;

  it.each([
    ['is no JSON', 'hello', " isn't a HAR file: it isn't JSON."],
    [
      'was cut',
      '{"log":{"version":"1.2","entries":[{"request":{"meth',
      " isn't a HAR file: its JSON is invalid or incomplete.",
    ],
    ['has no log', '{"entries":[]}', " isn't a HAR file: must have required property 'log'."],
    ['has no entries', log('"version":"1.2"'), " isn't a HAR file: /log must have required property 'entries'."],
    ['has entries that are no list', log('"entries":{}'), " isn't a HAR file: /log/entries must be array."],
    [
      'is of another version',
      log('"version":"2.0","entries":[]'),
      ` isn't a HAR file: /log/version must match pattern "^(1[.][12])?$".`,
    ],
    [
      'has an entry without a request',
      log('"entries":[{}]'),
      " isn't a HAR file: /log/entries/0 must have required property 'request'.",
    ],
    [
      'has a body that is no text',
      log(`"entries":[{"request":{"method":"GET","url":"${api}","postData":{"params":1}}}]`),
      " isn't a HAR file: /log/entries/0/request/postData/params must be array.",
    ],
    [
      'has messages that cannot be read',
      log(`"entries":[{"_webSocketMessages":[1],"request":{"method":"GET","url":"${api}"}}]`),
      " isn't a HAR file: /log/entries/0/_webSocketMessages/0 must be object.",
    ],
    ['is a zip archive', 'PK\u0003\u0004…', ' is a zip archive. Unpack it and give the HAR file inside.'],
  ])('reports in one sentence that a file %s', async (_what, text, sentence) => {
    const file = await written(text);
    await expect(watchFile(file)).rejects.toThrow(`${file}${sentence}`);
  });

  it('rejects a missing file, a folder and a file that is too large', async () => {
    await expect(watchFile(join(folder, 'none.har'))).rejects.toThrow("none.har: the file doesn't exist.");
    await expect(watchFile(folder)).rejects.toThrow("it's a folder. Give a HAR file.");
    const file = await written('');
    await truncate(file, 300 * 1024 * 1024);
    await expect(watchFile(file)).rejects.toThrow(`${file} is too large: 300 MB, at most 256 MB. Record a shorter`);
  });
});
