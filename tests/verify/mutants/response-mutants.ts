import { isJson, getMediaType } from '#verify/check/exchange.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { Operation } from '#verify/contract/rest.ts';
import type { FindingKind } from '#verify/finding.ts';
import { choose, type Mutant } from './mutant.ts';
import type { Schema } from './places.ts';
import { schemaKinds } from './schema-kinds.ts';
import type { RawResponse, CapturedRequest } from './captured.ts';

type Change = {
  readonly answer: RawResponse | 'cut';
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

function withType(answer: RawResponse, type: string, body: string | Buffer): RawResponse {
  return {
    status: answer.status,
    headers: [
      ...answer.headers.filter(([name]) => name.toLowerCase() !== 'content-type'),
      ...(type === '' ? [] : [['Content-Type', type] as const]),
    ],
    body: Buffer.from(body),
  };
}

function withBody(answer: RawResponse, body: string | Buffer): RawResponse {
  return { ...answer, body: Buffer.from(body) };
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function hasBody({ answer }: CapturedRequest): boolean {
  return answer.body.length > 0;
}

function hasJson(request: CapturedRequest): boolean {
  return hasBody(request) && isJson(getMediaType(request.answer.headers));
}

const page = '<!DOCTYPE html><html><head><title>Lamplight</title></head><body><h1>Whoops</h1></body></html>';
const warning =
  '<br />\n<b>Warning</b>:  Undefined array key "name" in <b>/var/www/app/Http/Resources/StoryResource.php</b> on line <b>41</b><br />\n';

function kind(
  name: string,
  applies: (context: MutationContext) => boolean,
  finding: FindingKind,
  change: (answer: RawResponse, context: MutationContext) => RawResponse | 'cut',
): AnswerKind {
  return {
    name,
    apply: (context) => (applies(context) ? { answer: change(context.request.answer, context), finding } : null),
  };
}

function getSchema({ operation, request }: MutationContext): Schema | null {
  const pointer = operation.responses.get(request.answer.status)?.mediaTypes.get(getMediaType(request.answer.headers));
  return pointer === undefined ? null : { $ref: pointer };
}

const ofSchemas: readonly AnswerKind[] = schemaKinds.map(({ name, apply }) => ({
  name,
  apply: (context) => {
    const schema = hasJson(context.request) ? getSchema(context) : null;
    if (!schema) return null;
    const { answer } = context.request;
    const all = apply(context.contract.rest.document, schema, JSON.parse(answer.body.toString('utf8')));
    const broken = choose(all, `${name} ${context.operation.id} ${answer.status}`, context.round);
    return broken
      ? { answer: withBody(answer, JSON.stringify(broken.value)), finding: 'answer-schema', at: broken.at }
      : null;
  },
}));

/** The contract lets the server choose whether a conversation resumes or isn't started yet. */
function maybe({ id }: Operation, status: number): boolean {
  return status === 404 && id.endsWith('ConversationResume');
}

function successFor(status: number): AnswerKind {
  return {
    name: `success in place of ${status}`,
    apply: ({ operation, request, success }) =>
      request.answer.status === status && success && !maybe(operation, status)
        ? { answer: success.answer, finding: 'unexpected-status' }
        : null,
  };
}

function message(answer: RawResponse, status: number, text: string): RawResponse {
  return withType({ ...answer, status }, 'application/json', JSON.stringify({ message: text }));
}

function succeeded({ request }: MutationContext): boolean {
  return isSuccess(request.answer.status);
}

const answerKinds: readonly AnswerKind[] = [
  ...ofSchemas,
  kind(
    'an undocumented status',
    () => true,
    'undocumented-status',
    (answer) => ({ ...answer, status: 418 }),
  ),
  ...[401, 402, 404, 409, 422].map(successFor),
  kind('500 in place of success', succeeded, 'unexpected-status', (answer) => message(answer, 500, 'Server Error')),
  kind(
    '401 in place of success',
    (context) => succeeded(context) && context.operation.responses.has(401),
    'unexpected-status',
    (answer) => message(answer, 401, 'Unauthenticated.'),
  ),
  kind(
    'no body',
    ({ request }) => hasBody(request),
    'missing-body',
    (answer) => withBody(answer, ''),
  ),
  kind(
    'a body where there is none',
    ({ request }) => request.answer.status === 204,
    'undocumented-status',
    (answer) => withType({ ...answer, status: 200 }, 'application/json', '{"data":null}'),
  ),
  kind(
    'another media type',
    ({ request }) => hasBody(request),
    'wrong-media-type',
    (answer) => withType(answer, 'text/plain', answer.body),
  ),
  kind(
    'no media type',
    ({ request }) => hasBody(request),
    'wrong-media-type',
    (answer) => withType(answer, '', answer.body),
  ),
  kind(
    'a page of HTML',
    ({ request }) => hasBody(request),
    'wrong-media-type',
    (answer) => withType(answer, 'text/html', page),
  ),
  kind(
    'JSON that ends in the middle',
    ({ request }) => hasJson(request),
    'unreadable-body',
    (answer) => withBody(answer, answer.body.subarray(0, Math.floor(answer.body.length * 0.7))),
  ),
  kind(
    'a warning before the JSON',
    ({ request }) => hasJson(request),
    'text-before-json',
    (answer) => withBody(answer, Buffer.concat([Buffer.from(warning), answer.body])),
  ),
  kind(
    'a connection that is cut',
    () => true,
    'no-answer',
    () => 'cut',
  ),
];

const parts = ['workflows', 'requests', 'events'] as const;

function createMutant(name: string, { operation, request }: MutationContext, { answer, finding, at }: Change): Mutant {
  return {
    kind: name,
    target: `${operation.id} ${request.answer.status}${at === undefined || at === '' ? '' : ` ${at}`}`,
    parts,
    claims: [
      `${operation.id} ${request.answer.status}`,
      `${finding} ${operation.id} ${answer === 'cut' ? '' : answer.status}`,
    ],
    change: () => ({
      answer: (seen) =>
        seen.operation === operation.id &&
        seen.answer.status === request.answer.status &&
        seen.ordinal === request.ordinal
          ? answer
          : null,
    }),
    isDetectedBy: (observed) =>
      (operation.id === 'broadcastingAuth' && observed.kind === 'own-channel-refused') ||
      (observed.kind === finding &&
        observed.subject.operation === operation.id &&
        (answer === 'cut' || observed.subject.status === answer.status) &&
        observed.at === (at ?? '')),
  };
}

/** Channel access has its own mutants. */
function isOfChannels({ operation, answer }: CapturedRequest): boolean {
  return operation === 'broadcastingAuth' && answer.status !== 200;
}

export function responseMutants(
  contract: Contract,
  requests: readonly CapturedRequest[],
  round = 0,
): readonly Mutant[] {
  const last = new Map(requests.map((request) => [`${request.operation} ${request.answer.status}`, request]));
  const successes = new Map(
    requests.filter(({ answer }) => isSuccess(answer.status)).map((request) => [request.operation, request]),
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
