import type { FindingKind } from '#verify/base/finding.ts';
import { getMediaType, isJson } from '#verify/base/exchange.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { Operation } from '#verify/contract/rest.ts';
import type { CapturedRequest, RawResponse } from './captured.ts';
import { choose, type Mutant } from './mutant.ts';
import { type Schema, withValue } from './places.ts';
import { schemaKinds } from './schema-kinds.ts';

type Change = {
  readonly response: RawResponse | 'cut';
  readonly finding: FindingKind;
  /** Default: the whole body. */
  readonly at?: string;
};

type MutationContext = {
  readonly contract: Contract;
  readonly operation: Operation;
  readonly request: CapturedRequest;
  readonly success: CapturedRequest | null;
  readonly round: number;
};

type AnswerKind = { readonly name: string; readonly apply: (context: MutationContext) => Change | null };

function withType(response: RawResponse, type: string, body: string | Buffer): RawResponse {
  return {
    status: response.status,
    headers: [
      ...response.headers.filter(([name]) => name.toLowerCase() !== 'content-type'),
      ...(type === '' ? [] : [['Content-Type', type] as const]),
    ],
    body: Buffer.from(body),
  };
}

export function withBody(response: RawResponse, body: string | Buffer): RawResponse {
  return { ...response, body: Buffer.from(body) };
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function hasBody({ response }: CapturedRequest): boolean {
  return response.body.length > 0;
}

export function hasJson(request: CapturedRequest): boolean {
  return hasBody(request) && isJson(getMediaType(request.response.headers));
}

const page = '<!DOCTYPE html><html><head><title>Lamplight</title></head><body><h1>Whoops</h1></body></html>';
const warning =
  '<br />\n<b>Warning</b>:  Undefined array key "name" in <b>/var/www/app/Http/Resources/StoryResource.php</b> on line <b>41</b><br />\n';

function kind(
  name: string,
  applies: (context: MutationContext) => boolean,
  finding: FindingKind,
  change: (response: RawResponse, context: MutationContext) => RawResponse | 'cut',
): AnswerKind {
  return {
    name,
    apply: (context) => (applies(context) ? { response: change(context.request.response, context), finding } : null),
  };
}

export function getSchema({ operation, request }: Pick<MutationContext, 'operation' | 'request'>): Schema | null {
  return operation.responses.get(request.response.status)?.get(getMediaType(request.response.headers)) ?? null;
}

const ofSchemas: readonly AnswerKind[] = schemaKinds.map(({ name, finding = 'answer-schema' as const, apply }) => ({
  name,
  apply: (context) => {
    const schema = hasJson(context.request) ? getSchema(context) : null;
    if (!schema) return null;
    const { response } = context.request;
    const all = apply(schema, JSON.parse(response.body.toString('utf8')));
    const broken = choose(all, `${name} ${context.operation.id} ${response.status}`, context.round);
    return broken ? { response: withBody(response, JSON.stringify(broken.value)), finding, at: broken.at } : null;
  },
}));

/** JSON pointers of the addresses of actions. */
function actionPointers(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const here = `${at}/${name}`;
    if (/\/actions\/\w+\/(?:url|path)$/.test(here)) return [here];
    return actionPointers(inner, here);
  });
}

/** As from a job with Laravel's default `APP_URL`. */
const actionElsewhere: AnswerKind = {
  name: 'an action on another origin',
  apply: ({ operation, request }) => {
    if (!hasJson(request)) return null;
    const body = JSON.parse(request.response.body.toString('utf8')) as object;
    const at = choose(actionPointers(body), operation.id, 0);
    if (at === undefined) return null;
    const changed = structuredClone(body);
    const path = at.split('/').slice(1);
    const owner = path.slice(0, -1).reduce<unknown>((value, name) => (value as Schema)[name], changed) as Record<
      string,
      string
    >;
    const field = path.at(-1) ?? '';
    owner[field] = new URL(owner[field] ?? '', 'http://localhost').pathname.replace(/^/, 'http://localhost');
    return { response: withBody(request.response, JSON.stringify(changed)), finding: 'wrong-action', at };
  },
};

const keyTwice: AnswerKind = {
  name: 'a key twice',
  apply: ({ request }) => {
    if (!hasJson(request)) return null;
    const text = request.response.body.toString('utf8');
    const [key] = Object.keys(JSON.parse(text) as object);
    if (key === undefined || !text.startsWith('{')) return null;
    const body = text.replace('{', `{${JSON.stringify(key)}:null,`);
    return { response: withBody(request.response, body), finding: 'lost-value', at: `/${key}` };
  },
};

/** JSON pointers of integers. */
function integerPointers(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return Number.isInteger(value) ? [at] : [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => integerPointers(inner, `${at}/${name}`));
}

const roundedInteger: AnswerKind = {
  name: 'an integer that JavaScript rounds',
  apply: ({ operation, request, round }) => {
    if (!hasJson(request)) return null;
    const body = JSON.parse(request.response.body.toString('utf8')) as unknown;
    const at = choose(integerPointers(body), operation.id, round);
    if (at === undefined) return null;
    const text = JSON.stringify(withValue(body, at, 'long')).replace('"long"', '9007199254740993');
    return { response: withBody(request.response, text), finding: 'lost-value', at };
  },
};

/** The contract lets the server choose whether a conversation resumes or isn't started yet. */
function maybe({ id }: Operation, status: number): boolean {
  return status === 404 && id.endsWith('ConversationResume');
}

function successFor(status: number): AnswerKind {
  return {
    name: `success in place of ${status}`,
    apply: ({ operation, request, success }) =>
      request.response.status === status && success && !maybe(operation, status)
        ? { response: success.response, finding: 'unexpected-status' }
        : null,
  };
}

function message(response: RawResponse, status: number, text: string): RawResponse {
  return withType({ ...response, status }, 'application/json', JSON.stringify({ message: text }));
}

function succeeded({ request }: MutationContext): boolean {
  return isSuccess(request.response.status);
}

const answerKinds: readonly AnswerKind[] = [
  ...ofSchemas,
  actionElsewhere,
  keyTwice,
  roundedInteger,
  kind(
    'an undocumented status',
    () => true,
    'undocumented-status',
    (response) => ({ ...response, status: 418 }),
  ),
  ...[401, 402, 404, 409, 422].map(successFor),
  kind('500 in place of success', succeeded, 'unexpected-status', (response) => message(response, 500, 'Server Error')),
  kind(
    '401 in place of success',
    (context) => succeeded(context) && context.operation.responses.has(401),
    'unexpected-status',
    (response) => message(response, 401, 'Unauthenticated.'),
  ),
  kind(
    'no body',
    ({ request }) => hasBody(request),
    'missing-body',
    (response) => withBody(response, ''),
  ),
  kind(
    'a body where there is none',
    ({ request, operation }) => request.response.status === 204 && !operation.responses.has(200),
    'undocumented-status',
    (response) => withType({ ...response, status: 200 }, 'application/json', '{"data":null}'),
  ),
  kind(
    'an empty resource in place of no body',
    ({ request, operation }) => request.response.status === 204 && operation.responses.has(200),
    'answer-schema',
    (response) => withType({ ...response, status: 200 }, 'application/json', '{"data":null}'),
  ),
  kind(
    'another media type',
    ({ request }) => hasBody(request),
    'wrong-media-type',
    (response) => withType(response, 'text/plain', response.body),
  ),
  kind(
    'no media type',
    ({ request }) => hasBody(request),
    'wrong-media-type',
    (response) => withType(response, '', response.body),
  ),
  kind(
    'a page of HTML',
    ({ request }) => hasBody(request),
    'wrong-media-type',
    (response) => withType(response, 'text/html', page),
  ),
  kind(
    'JSON that ends in the middle',
    ({ request }) => hasJson(request),
    'unreadable-body',
    (response) => withBody(response, response.body.subarray(0, Math.floor(response.body.length * 0.7))),
  ),
  kind(
    'a warning before the JSON',
    ({ request }) => hasJson(request),
    'text-before-json',
    (response) => withBody(response, Buffer.concat([Buffer.from(warning), response.body])),
  ),
  kind(
    'a connection that is cut',
    () => true,
    'no-answer',
    () => 'cut',
  ),
];

const parts = ['workflows', 'requests', 'events'] as const;

function createMutant(
  name: string,
  { operation, request }: MutationContext,
  { response, finding, at }: Change,
): Mutant {
  return {
    kind: name,
    target: `${operation.id} ${request.response.status}${at === undefined || at === '' ? '' : ` ${at}`}`,
    parts,
    claims: [
      `${operation.id} ${request.response.status}`,
      `${finding} ${operation.id} ${response === 'cut' ? '' : response.status}`,
    ],
    change: () => ({
      response: (seen) =>
        seen.operation === operation.id &&
        seen.response.status === request.response.status &&
        seen.ordinal === request.ordinal
          ? response
          : null,
    }),
    isDetectedBy: (observed) =>
      (operation.id === 'broadcastingAuth' && observed.kind === 'own-channel-refused') ||
      // The last 404 is the one for the other writer.
      (finding === 'unexpected-status' &&
        observed.kind === 'foreign-data-allowed' &&
        observed.subject.operation === operation.id) ||
      (observed.kind === finding &&
        observed.subject.operation === operation.id &&
        (response === 'cut' || observed.subject.status === response.status) &&
        observed.at === (at ?? '')),
  };
}

/** Channel access has its own mutants. */
function isOfChannels({ operation, response }: CapturedRequest): boolean {
  return operation === 'broadcastingAuth' && response.status !== 200;
}

export function responseMutants(
  contract: Contract,
  requests: readonly CapturedRequest[],
  round = 0,
): readonly Mutant[] {
  const last = new Map(requests.map((request) => [`${request.operation} ${request.response.status}`, request]));
  const successes = new Map(
    requests.filter(({ response }) => isSuccess(response.status)).map((request) => [request.operation, request]),
  );
  return [...last.values()]
    .filter((request) => !isOfChannels(request))
    .flatMap((request) => {
      const operation = contract.rest.operations.get(request.operation);
      if (!operation) return [];
      const context: MutationContext = {
        contract,
        operation,
        request,
        success: successes.get(request.operation) ?? null,
        round,
      };
      return answerKinds.flatMap((one): readonly Mutant[] => {
        const change = round > 0 && !ofSchemas.includes(one) ? null : one.apply(context);
        return change ? [createMutant(one.name, context, change)] : [];
      });
    });
}
