import { setTimeout as wait } from 'node:timers/promises';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Upload } from '#mocks/stored/database.ts';
import { type Fields, isFields } from '#shared/values.ts';
import { toThought } from './read-reply.ts';

/** A server with OpenAI's API. The key is read from the environment and never logged. */
export type Endpoint = {
  readonly role: 'interviewer' | 'transcriber';
  /** With its version: `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
  /** Milliseconds for one response. */
  readonly timeout: number;
};

export type ModelMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };

export type ChatRequest = {
  readonly messages: readonly ModelMessage[];
  /** What the response must be. */
  readonly schema: object;
  /** The same with the most items of lists, for servers that write by it: a small model would go on for ever. */
  readonly limited: object;
  /** Whether the model may think first. */
  readonly thinks: boolean;
  /** Called with all that the model has written so far, if the server streams it. Returns whether that is enough. */
  readonly onWritten: (text: string) => boolean;
};

export type ModelClient = {
  /** Returns the text of the model's response, with its thoughts in `<think>` tags. Null if it isn't a response of a model. */
  readonly chat: (request: ChatRequest, signal: AbortSignal) => Promise<string | null>;
  readonly transcribe: (recording: Upload, signal: AbortSignal) => Promise<string>;
};

/** A failed request. The message is for the writer. */
export class InterviewerError extends Error {}

const safe = 'Your answer is safe';
/** Waits this long for a busy server, in ms. Above that the writer decides. */
const longestWait = 10_000;
/** In characters. A stream repeats much around each word. */
const longestBody = 1_000_000;
const longestStream = 100 * longestBody;
/** For servers that write by the schema: a small model fills its texts without end. */
const mostTokens = 1500;
/** In characters of a text's end. Shorter repetitions may be meant, such as a line. */
const shortestLoop = 300;
const longestRepeated = 100;
/** In characters: how often the end is looked at. */
const loopStep = 100;
/** How servers are asked for JSON: OpenAI's form, llama.cpp's, and by the prompt alone. */
const formats = ['json_schema', 'json_object', null] as const;

function hostOf({ url }: Endpoint): string {
  return new URL(url).host;
}

/** Milliseconds of `Retry-After`: seconds or a date. Null without it. */
function readRetryAfter({ headers }: Response): number | null {
  const text = headers.get('retry-after') ?? '';
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function formatWait(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 90) return `in ${seconds} second${seconds === 1 ? '' : 's'}`;
  return `in ${minutes} minutes`;
}

function describeStatus({ role, model }: Endpoint, response: Response): string {
  const { status } = response;
  if (status === 401 || status === 403) return `The ${role} rejects the key. Set another one and restart Lamplight.`;
  if (status === 404) return `The ${role} doesn’t know the model “${model}”. ${safe}.`;
  if (status === 413) return `The ${role} rejects answers of this length. ${safe}.`;
  if (status !== 429 && status !== 503) return `The ${role} failed (status ${status}). ${safe}. Try again.`;
  const after = readRetryAfter(response);
  return `The ${role} is busy. ${safe}. Try again ${after === null ? 'later' : formatWait(after)}.`;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

function describeFailure(endpoint: Endpoint, error: unknown): string {
  if (isTimeout(error)) {
    const after = formatWait(endpoint.timeout).replace('in ', '');
    return `The ${endpoint.role} didn’t respond within ${after}. ${safe}. Try again, or use a smaller model.`;
  }
  const cause = error instanceof Error ? error.cause : undefined;
  const code = isFields(cause) || cause instanceof Error ? (cause as { code?: unknown }).code : undefined;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
    ? `The ${endpoint.role} isn’t running at ${hostOf(endpoint)}. ${safe}. Start it and try again.`
    : `The connection to the ${endpoint.role} broke. ${safe}. Try again.`;
}

/** A body that fails when it becomes too long. */
function readChunks(response: Response, longest: number): ReadableStream<string> {
  let length = 0;
  const limit = new TransformStream<string, string>({
    transform: (chunk, controller) => {
      length += chunk.length;
      if (length > longest) throw new Error('The response is too long.');
      controller.enqueue(chunk);
    },
  });
  return (response.body ?? new Blob().stream()).pipeThrough(new TextDecoderStream()).pipeThrough(limit);
}

/** Whether a small model has got stuck in its reply: it says the same words again and again. */
function isLooping(text: string): boolean {
  if (!/^\s*\{\s*"/.test(text)) return false;
  for (let length = 1; length <= longestRepeated; length += 1) {
    const words = text.slice(-length);
    if (!text.endsWith(words.repeat(Math.max(8, Math.ceil(shortestLoop / length))))) continue;
    if (/^[^{}[\]"]+$/.test(words) && /\p{L}/u.test(words)) return true;
  }
  return false;
}

/** Returns a streamed response as the body that it would have been without streaming. */
async function readStream(response: Response, onWritten: ChatRequest['onWritten']): Promise<string> {
  let [content, reasoning_content, refusal, isMessage, looked] = ['', '', '', false, 0];
  try {
    for await (const { data } of readChunks(response, longestStream).pipeThrough(new EventSourceParserStream())) {
      const chunk = parse(data);
      if (isFields(chunk) && chunk['error'] !== undefined) throw new Error('The response broke off.');
      const delta = readChoice(chunk)?.['delta'];
      if (!isFields(delta)) continue;
      isMessage = true;
      const parts: readonly unknown[] = [delta['content']].flat();
      const written = parts.map(readPart).join('');
      content += written;
      reasoning_content += joinTexts(delta['reasoning_content']) || joinTexts(delta['reasoning']);
      refusal += [delta, ...parts].map(readRefusal).join('');
      if (content.length + reasoning_content.length > longestBody) throw new Error('The response is too long.');
      if (written !== '' && onWritten(content)) break;
      if (content.length < looked + loopStep) continue;
      looked = content.length;
      if (isLooping(content)) break;
    }
  } catch (error) {
    // A small model may write for longer than the writer should wait. What is whole counts.
    if (!isTimeout(error) || content === '') throw error;
  }
  return isMessage ? JSON.stringify({ choices: [{ message: { content, reasoning_content, refusal } }] }) : '';
}

async function readBody(response: Response, onWritten: ChatRequest['onWritten']): Promise<string> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') === true)
    return readStream(response, onWritten);
  let text = '';
  for await (const chunk of readChunks(response, longestBody)) text += chunk;
  return text;
}

type Result = { readonly response: Response; readonly text: string };

async function post(
  endpoint: Endpoint,
  path: string,
  body: string | FormData,
  signal: AbortSignal,
  onWritten: ChatRequest['onWritten'] = () => false,
): Promise<Result> {
  try {
    const response = await fetch(`${endpoint.url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      body,
      // Answers go only where the sign-in screen says.
      redirect: 'error',
      headers: {
        Accept: 'application/json, text/event-stream',
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
        ...(endpoint.key !== undefined && { Authorization: `Bearer ${endpoint.key}` }),
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(endpoint.timeout)]),
    });
    return { response, text: await readBody(response, onWritten) };
  } catch (error) {
    signal.throwIfAborted();
    throw new InterviewerError(describeFailure(endpoint, error));
  }
}

/** Waits once for a server that is busy for a short time. */
async function postPatiently(...request: Parameters<typeof post>): Promise<Result> {
  const first = await post(...request);
  const { status } = first.response;
  const after = status === 429 || status === 503 ? readRetryAfter(first.response) : null;
  if (after === null || after > longestWait) return first;
  await wait(after, undefined, { signal: request[3] });
  return post(...request);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Joins the texts of parts. A part is a text, or has one. */
function joinTexts(value: unknown): string {
  return [value]
    .flat()
    .map((part: unknown) => (isFields(part) ? part['text'] : part))
    .filter((text) => typeof text === 'string')
    .join('');
}

function readRefusal(part: unknown): string {
  return isFields(part) ? joinTexts(part['refusal']) : '';
}

function readPart(part: unknown): string {
  if (!isFields(part) || !/think|reason/.test(String(part['type']))) return joinTexts(part);
  return toThought(joinTexts(part['thinking'] ?? part['reasoning'] ?? part));
}

function readChoice(body: unknown): Fields | null {
  const choices: unknown = isFields(body) ? body['choices'] : undefined;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  return isFields(choice) ? choice : null;
}

/** Reads content as a text or as parts, and the fields in which servers send thoughts. */
function readMessage(text: string): string | null {
  const message = readChoice(parse(text))?.['message'];
  if (!isFields(message)) return null;
  const parts: readonly unknown[] = [message['content']].flat();
  if ([message, ...parts].some((part) => readRefusal(part) !== ''))
    throw new InterviewerError(`The interviewer declined to reply. ${safe}. Try again, or change it.`);
  const thoughts = joinTexts(message['reasoning_content']) || joinTexts(message['reasoning']);
  return toThought(thoughts) + parts.map(readPart).join('');
}

const extensions: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
};

/** Whether a server doesn't know a field. llama-cpp-python answers 500 and names it. */
function rejectsField({ response: { status }, text }: Result, field: string): boolean {
  return status === 400 || status === 422 || (status === 500 && text.includes(field));
}

/** Uses `/chat/completions` and `/audio/transcriptions`. Every failure is an InterviewerError, except an abort. */
export function createModelClient(interviewer: Endpoint, transcriber: Endpoint | null): ModelClient {
  let known = 0;
  const complete = (
    { messages, schema, limited, thinks, onWritten }: ChatRequest,
    signal: AbortSignal,
  ): Promise<Result> => {
    const format = formats[known];
    const body = {
      ...{ model: interviewer.model, messages, stream: true },
      ...(format === 'json_schema' && {
        response_format: { type: format, json_schema: { name: 'reply', strict: true, schema } },
      }),
      ...(format === 'json_object' && { response_format: { type: format, schema: limited }, max_tokens: mostTokens }),
      // The first is OpenAI's and Ollama's, the second vLLM's and llama.cpp's.
      ...(!thinks && { reasoning_effort: 'none', chat_template_kwargs: { enable_thinking: false } }),
    };
    return postPatiently(interviewer, '/chat/completions', JSON.stringify(body), signal, onWritten);
  };
  return {
    chat: async (request, signal) => {
      let result = await complete(request, signal);
      if (!request.thinks && rejectsField(result, 'reasoning_effort'))
        result = await complete({ ...request, thinks: true }, signal);
      // The prompt describes the form too, and what comes is checked.
      while (formats[known] !== null && rejectsField(result, 'response_format')) {
        known += 1;
        result = await complete({ ...request, thinks: true }, signal);
      }
      if (!result.response.ok) throw new InterviewerError(describeStatus(interviewer, result.response));
      return readMessage(result.text);
    },
    transcribe: async ({ mediaType, bytes }, signal) => {
      if (!transcriber) throw new InterviewerError(notTranscribed);
      const form = new FormData();
      form.append('model', transcriber.model);
      form.append('response_format', 'json');
      const name = `answer.${extensions[mediaType] ?? 'webm'}`;
      form.append('file', new File([new Uint8Array(bytes)], name, { type: mediaType }));
      const { response, text } = await postPatiently(transcriber, '/audio/transcriptions', form, signal);
      if (!response.ok) throw new InterviewerError(describeStatus(transcriber, response));
      const body = parse(text);
      const words = isFields(body) && typeof body['text'] === 'string' ? body['text'].toWellFormed().trim() : '';
      if (words === '') throw new InterviewerError(noWords);
      return words;
    },
  };
}

const notTranscribed =
  'Your recording is saved. It wasn’t transcribed, because no transcriber is set. Type what you said to continue.';
const noWords = 'Your recording is saved. No words were heard in it. Type what you said, or record it again.';
