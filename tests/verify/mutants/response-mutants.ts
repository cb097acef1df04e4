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

type Given = {
  readonly contract: Contract;
  readonly operation: Operation;
  readonly call: CapturedRequest;
  readonly success: CapturedRequest | null;
  readonly round: number;
};

type AnswerKind = { readonly name: string; readonly apply: (given: Given) => Change | null };

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

function hasJson(call: CapturedRequest): boolean {
  return hasBody(call) && isJson(getMediaType(call.answer.headers));
}

const page = '<!DOCTYPE html><html><head><title>Lamplight</title></head><body><h1>Whoops</h1></body></html>';
const warning =
  '<br />\n<b>Warning</b>:  Undefined array key "name" in <b>/var/www/app/Http/Resources/StoryResource.php</b> on line <b>41</b><br />\n';

function kind(
  name: string,
  applies: (given: Given) => boolean,
  finding: FindingKind,
  change: (answer: RawResponse, given: Given) => RawResponse | 'cut',
): AnswerKind {
  return {
    name,
    apply: (given) => (applies(given) ? { answer: change(given.call.answer, given), finding } : null),
  };
}

function schemaOf({ operation, call }: Given): Schema | null {
  const pointer = operation.answers.get(call.answer.status)?.mediaTypes.get(getMediaType(call.answer.headers));
  return pointer === undefined ? null : { $ref: pointer };
}

const ofSchemas: readonly AnswerKind[] = schemaKinds.map(({ name, apply }) => ({
  name,
  apply: (given) => {
    const schema = hasJson(given.call) ? schemaOf(given) : null;
    if (!schema) return null;
    const { answer } = given.call;
    const all = apply(given.contract.rest.document, schema, JSON.parse(answer.body.toString('utf8')));
    const broken = choose(all, `${name} ${given.operation.id} ${answer.status}`, given.round);
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
    apply: ({ operation, call, success }) =>
      call.answer.status === status && success && !maybe(operation, status)
        ? { answer: success.answer, finding: 'unexpected-status' }
        : null,
  };
}

function message(answer: RawResponse, status: number, text: string): RawResponse {
  return withType({ ...answer, status }, 'application/json', JSON.stringify({ message: text }));
}

function succeeded({ call }: Given): boolean {
  return isSuccess(call.answer.status);
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
    (given) => succeeded(given) && given.operation.answers.has(401),
    'unexpected-status',
    (answer) => message(answer, 401, 'Unauthenticated.'),
  ),
  kind(
    'no body',
    ({ call }) => hasBody(call),
    'missing-body',
    (answer) => withBody(answer, ''),
  ),
  kind(
    'a body where there is none',
    ({ call }) => call.answer.status === 204,
    'undocumented-status',
    (answer) => withType({ ...answer, status: 200 }, 'application/json', '{"data":null}'),
  ),
  kind(
    'another media type',
    ({ call }) => hasBody(call),
    'wrong-media-type',
    (answer) => withType(answer, 'text/plain', answer.body),
  ),
  kind(
    'no media type',
    ({ call }) => hasBody(call),
    'wrong-media-type',
    (answer) => withType(answer, '', answer.body),
  ),
  kind(
    'a page of HTML',
    ({ call }) => hasBody(call),
    'wrong-media-type',
    (answer) => withType(answer, 'text/html', page),
  ),
  kind(
    'JSON that ends in the middle',
    ({ call }) => hasJson(call),
    'unreadable-body',
    (answer) => withBody(answer, answer.body.subarray(0, Math.floor(answer.body.length * 0.7))),
  ),
  kind(
    'a warning before the JSON',
    ({ call }) => hasJson(call),
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

function mutantOf(name: string, { operation, call }: Given, { answer, finding, at }: Change): Mutant {
  return {
    kind: name,
    place: `${operation.id} ${call.answer.status}${at === undefined || at === '' ? '' : ` ${at}`}`,
    parts,
    claims: [
      `${operation.id} ${call.answer.status}`,
      `${finding} ${operation.id} ${answer === 'cut' ? '' : answer.status}`,
    ],
    change: () => ({
      answer: (seen) =>
        seen.operation === operation.id && seen.answer.status === call.answer.status && seen.ordinal === call.ordinal
          ? answer
          : null,
    }),
    isFoundBy: (found) =>
      (operation.id === 'broadcastingAuth' && found.kind === 'own-channel-refused') ||
      (found.kind === finding &&
        found.subject.operation === operation.id &&
        (answer === 'cut' || found.subject.status === answer.status) &&
        found.at === (at ?? '')),
  };
}

/** Channel access has its own mutants. */
function isOfChannels({ operation, answer }: CapturedRequest): boolean {
  return operation === 'broadcastingAuth' && answer.status !== 200;
}

export function responseMutants(contract: Contract, calls: readonly CapturedRequest[], round = 0): readonly Mutant[] {
  const last = new Map(calls.map((call) => [`${call.operation} ${call.answer.status}`, call]));
  const successes = new Map(
    calls.filter(({ answer }) => isSuccess(answer.status)).map((call) => [call.operation, call]),
  );
  return [...last.values()]
    .filter((call) => !isOfChannels(call))
    .flatMap((call) => {
      const operation = contract.rest.operations.get(call.operation);
      if (!operation) return [];
      const given: Given = { contract, operation, call, success: successes.get(call.operation) ?? null, round };
      return answerKinds.flatMap((one): readonly Mutant[] => {
        const change = round > 0 && !ofSchemas.includes(one) ? null : one.apply(given);
        return change ? [mutantOf(one.name, given, change)] : [];
      });
    });
}
