import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { operations } from '../generated/operations.ts';

/** An operation of the contract, or a call of the mock server's own, such as `GET /__mock/session`. */
type Operation = keyof typeof operations | `${string} /__mock/${string}`;

const addresses: Readonly<Record<string, string>> = operations;

/** A body, or a response that says otherwise, at once or later. */
type Answer = Response | Promise<Response> | object | null;

type SentRequest = { readonly line: string; readonly path: string; readonly body: string };

const fetch = window.fetch.bind(window);

let answers = new Map<Operation, Answer[]>();
let otherAnswer: Answer | undefined;
let requests: SentRequest[] = [];

function matches(operation: Operation, line: string): boolean {
  const address = addresses[operation] ?? operation;
  return new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(line);
}

/** The last answer to an operation answers all requests that follow. */
function takeAnswer(line: string): Answer | undefined {
  for (const [id, [answer, ...rest]] of answers)
    if (matches(id, line)) {
      if (rest.length > 0) answers.set(id, rest);
      return answer;
    }
  return otherAnswer;
}

async function toResponse(answer: Answer): Promise<Response> {
  const given = await answer;
  return given instanceof Response ? given.clone() : Response.json(given);
}

async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  if (!/^\/(api|__mock)\//.test(pathname)) return fetch(input, init);
  const line = `${request.method} ${pathname}`;
  const requestsOfStory = requests;
  requests.push({ line, path: pathname + search, body: await request.clone().text() });
  const answer = takeAnswer(line);
  return new Promise((resolve, reject) => {
    request.signal.addEventListener('abort', () => {
      // A request of an earlier story that runs out of time doesn't disturb this one.
      if (requests === requestsOfStory) reject(request.signal.reason as Error);
    });
    if (answer !== undefined) toResponse(answer).then(resolve, reject);
  });
}

/**
 * Until a story says otherwise, requests to the server never end, so that what isn't in the query cache stays loading.
 * Returns a function that ends this.
 */
export function holdRequests(): () => void {
  answers = new Map();
  otherAnswer = undefined;
  requests = [];
  window.fetch = respond;
  return () => {
    requests = [];
    window.fetch = fetch;
  };
}

/** A response with an error status. */
export function refusal(status: number, body: object = { message: 'Server Error' }): Response {
  return Response.json(body, { status });
}

/** No response at all. */
export function connectionFailure(): Promise<Response> {
  const failure = Promise.reject(new TypeError('Failed to fetch'));
  failure.catch(() => undefined);
  return failure;
}

/** Answers an operation's requests, one answer each. */
export function answer(operation: Operation, ...given: Answer[]): void {
  answers.set(operation, given);
}

/** Answers every other request. */
export function answerRequests(body: Answer): void {
  otherAnswer = body;
}

export function failRequests(): void {
  answerRequests(refusal(500));
}

/** Returns an operation's requests so far. */
export function requestsOf(operation: Operation): readonly SentRequest[] {
  return requests.filter(({ line }) => matches(operation, line));
}

/** A story whose requests fail, and that says so. */
export const failed = {
  beforeEach: failRequests,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
} satisfies StoryObj;
