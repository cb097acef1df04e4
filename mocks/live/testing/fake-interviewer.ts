/**
 * A server with OpenAI's `/chat/completions` and `/audio/transcriptions` whose replies are made up from the last answer.
 * By hand: `node mocks/live/testing/fake-interviewer.ts --port 11500`, then the model's name is the way it fails: any of
 * `failures`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

export const failures = [
  'busy',
  'busy-for-long',
  'overloaded',
  'rejected-key',
  'missing-model',
  'refusal',
  'invalid-json',
  'only-reasoning',
  'two-questions',
  'wrong-fields',
  'without-format',
  'cut',
  'silent',
  'stalled',
  'redirected',
  'endless',
] as const;

export type Failure = (typeof failures)[number];

export type ReceivedRequest = {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly model: string;
  /** All messages of a chat, or the recording's bytes in hex. */
  readonly content: string;
  readonly hasFormat: boolean;
  readonly thinks: boolean;
};

/** A reply's text, its whole message, or the response's body. */
export type Said = string | { readonly message: object } | { readonly body: string };

export type FakeInterviewer = {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** The next requests fail in these ways, one each. */
  readonly failNext: (...ways: Failure[]) => void;
  /** Replaces parts of the next replies. Null ends that. */
  readonly replyWith: (parts: object | null) => void;
  /** The next chat replies, word for word. */
  readonly sayNext: (...replies: Said[]) => void;
  readonly hear: (text: string) => void;
  /** Whether responses come whole although a stream is asked for. */
  readonly ignoreStream: (ignored: boolean) => void;
  /** Holds responses until the returned function is called. */
  readonly hold: () => () => void;
  /** Holds the rest of streamed replies, after question and topic, until the returned function is called. */
  readonly holdRest: () => () => void;
  /** Breaks off the responses under way. */
  readonly breakOff: () => void;
  readonly close: () => Promise<void>;
};

const stems = ['What did it cost', 'Who noticed first', 'What came before', 'Who would deny it', 'What was left'];

function lastAnswer(content: string): string {
  return (
    content
      .split('\nWriter: ')
      .at(-1)
      ?.split(/\n\nAsk one|\n<\/writer>/)[0]
      ?.trim() ?? ''
  );
}

function makeReply(fields: readonly string[], content: string): Record<string, unknown> {
  const answer = lastAnswer(content);
  const phrase = answer
    .split(/\s+/)
    .slice(0, 6)
    .join(' ')
    .replace(/[.,!?]+$/, '');
  const turns = content.split('\nWriter: ').length - 1;
  const parts: Record<string, unknown> = {
    question: `${stems[turns % stems.length]}, when “${phrase}”?`,
    topic: `Step ${turns}`,
    title: /I call it ([^.]+)\./.exec(answer)?.[1] ?? null,
    insights: [
      {
        type: 'development_tip',
        title: `Stay with “${phrase}”`,
        subtitle_1: null,
        content: `You said **${phrase}**. Let one more person know it.`,
        category_name: 'Premise',
      },
    ],
    facts: [{ name: `Answer ${turns}`, value: phrase }],
    progress: Math.min(90, turns * 12),
    changes: [],
    profile_field: 'bio',
    description: phrase,
    type: 'Novel',
    genres: ['Mystery'],
    format: 'Standalone',
    goals: [{ name: 'Finish it', done: false }],
    market_comps: [{ title: 'The Remains of the Day' }],
    characters: [{ role: 'Protagonist', name: 'Wren', types: ['Keeper'], description: phrase }],
    target_audience: { title: 'Patient readers', description: null, prefer: ['Secrets'], dislike: [] },
    impactful_scenes: [{ name: 'The dark street', description: phrase }],
    summary: `## So far\n\n${phrase}`,
  };
  return Object.fromEntries(fields.map((name) => [name, parts[name]]));
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** In characters. Long texts come in few pieces. */
const shortestPiece = 12;
const mostPieces = 200;

/** After question and topic. */
const restBegins = '"insights"';

/** Sends a message as servers that stream do, a few characters each, or whole. */
async function sendMessage(response: ServerResponse, message: object, rest?: Promise<void>): Promise<void> {
  if (!streaming.has(response)) {
    send(response, 200, { choices: [{ message: { role: 'assistant', ...message }, finish_reason: 'stop' }] });
    return;
  }
  const { content, ...others } = message as { readonly content?: unknown };
  const pieces =
    typeof content === 'string'
      ? (content.match(new RegExp(`[^]{1,${Math.max(shortestPiece, Math.ceil(content.length / mostPieces))}}`, 'g')) ??
        [])
      : [content];
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  let sent = '';
  for (const delta of [{ role: 'assistant', ...others }, ...pieces.map((text) => ({ content: text }))]) {
    sent += 'content' in delta && typeof delta.content === 'string' ? delta.content : '';
    if (sent.includes(restBegins)) await rest;
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}

function sendText(response: ServerResponse, content: string | null, refusal: string | null = null): void {
  void sendMessage(response, { content, refusal });
}

function say(response: ServerResponse, said: Said, rest: Promise<void>): void {
  if (typeof said === 'string') void sendMessage(response, { content: said, refusal: null }, rest);
  else if ('message' in said) void sendMessage(response, said.message);
  else response.writeHead(200, { 'Content-Type': 'text/html' }).end(said.body);
}

/** Returns whether the way to fail has sent a response, or none on purpose. */
function sendFailure(response: ServerResponse, way: Failure | undefined, reply: Record<string, unknown>): boolean {
  const error = { error: { message: 'No.' } };
  const ways: Partial<Record<Failure, () => void>> = {
    busy: () => send(response, 429, error, { 'Retry-After': '0' }),
    'busy-for-long': () => send(response, 429, error, { 'Retry-After': '300' }),
    overloaded: () => send(response, 500, error),
    'rejected-key': () => send(response, 401, error),
    'missing-model': () => send(response, 404, error),
    refusal: () => sendText(response, null, 'I can’t help with that.'),
    'invalid-json': () => sendText(response, 'Certainly! Here is a question for you: {"question": '),
    'only-reasoning': () =>
      void sendMessage(response, { content: null, reasoning_content: 'A reader {wants} to know.' }),
    'two-questions': () => sendText(response, JSON.stringify({ ...reply, question: 'Who left? And who stayed?' })),
    'wrong-fields': () =>
      sendText(response, JSON.stringify({ ...reply, insights: [{ type: 'horoscope', content: 7 }], progress: 'half' })),
    'without-format': () => send(response, 400, { error: { message: 'response_format is not supported' } }),
    cut: () => {
      response.writeHead(200, { 'Content-Length': '900' }).write('{"choices":');
      response.destroy();
    },
    silent: () => undefined,
    stalled: () => {
      const delta = { content: JSON.stringify(reply).slice(0, -20) };
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`);
    },
    redirected: () => send(response, 307, {}, { Location: 'http://127.0.0.1:9/elsewhere' }),
    endless: () => response.writeHead(200).end('x'.repeat(1_100_000)),
  };
  const chosen = way && ways[way];
  chosen?.();
  return chosen !== undefined;
}

type Chat = {
  readonly model: string;
  readonly messages: readonly { readonly content: string }[];
  readonly reasoning_effort?: string;
  readonly stream?: boolean;
  readonly response_format?: {
    readonly json_schema?: { readonly schema: { readonly required: readonly string[] } };
    readonly schema?: { readonly required: readonly string[] };
  };
};

/** Responses to requests that ask for a stream. */
const streaming = new WeakSet<ServerResponse>();

const allFields = ['question', 'topic', 'title', 'insights', 'facts', 'progress'];

async function readRequest(
  request: IncomingMessage,
): Promise<ReceivedRequest & { readonly fields: readonly string[]; readonly stream: boolean }> {
  const body = await buffer(request);
  const { authorization, 'content-type': type = '' } = request.headers;
  const path = request.url ?? '';
  if (path.endsWith('/transcriptions')) {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    const [file, model] = [form.get('file') as File, form.get('model') as string];
    const content = Buffer.from(await file.arrayBuffer()).toString('hex');
    return { path, authorization, model, content, hasFormat: false, thinks: false, fields: [], stream: false };
  }
  const chat = JSON.parse(body.toString('utf8')) as Chat;
  const { model, messages, reasoning_effort, stream = false, response_format: format } = chat;
  const content = messages.map((message) => message.content).join('\n');
  const fields = (format?.json_schema?.schema ?? format?.schema)?.required ?? allFields;
  const thinks = reasoning_effort !== 'none';
  return { path, authorization, model, content, hasFormat: format !== undefined, thinks, fields, stream };
}

export async function startFakeInterviewer(port = 0): Promise<FakeInterviewer> {
  const requests: ReceivedRequest[] = [];
  let [toFail, replaced, spoken]: [Failure[], object | null, string] = [[], null, 'The keeper counts the boats twice.'];
  let [said, ignoresStream]: [Said[], boolean] = [[], false];
  let [held, heldRest] = [Promise.resolve(), Promise.resolve()];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { fields, stream, ...received } = await readRequest(request);
    requests.push(received);
    if (stream && !ignoresStream) streaming.add(response);
    await held;
    const way = toFail.shift() ?? failures.find((name) => name === received.model);
    const reply = { ...makeReply(fields, received.content), ...replaced };
    if (sendFailure(response, way, reply)) return;
    if (received.path.endsWith('/transcriptions')) send(response, 200, { text: spoken });
    else say(response, said.shift() ?? JSON.stringify(reply), heldRest);
  };
  const server = createServer((request, response) => {
    // A client that leaves ends its request in the middle.
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => {
    server.listen(port, '127.0.0.1', ready);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    failNext: (...ways) => {
      toFail = ways;
    },
    replyWith: (parts) => {
      replaced = parts;
    },
    sayNext: (...replies) => {
      said = replies;
    },
    hear: (text) => {
      spoken = text;
    },
    ignoreStream: (ignored) => {
      ignoresStream = ignored;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    holdRest: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      heldRest = promise;
      return resolve;
    },
    breakOff: () => server.closeAllConnections(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '11500' } } });
  process.stdout.write(`${(await startFakeInterviewer(Number(values.port))).url}\n`);
}
