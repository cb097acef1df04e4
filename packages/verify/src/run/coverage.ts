import type { Finding } from '#verify/base/finding.ts';
import { formatOperation } from '#verify/check/check-response.ts';
import { eventKey, type Observed, responseKey } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { findResponse, type Operation } from '#verify/contract/rest.ts';
import { listFields } from '#verify/contract/schemas.ts';

type Share = { readonly met: number; readonly of: number };

/** Statuses that only an unusual failure causes, so that a run without them isn't incomplete. */
const misfortunes = new Set([408, 413, 429, 500, 502, 503, 504]);

function countShare<Item>(items: readonly Item[], isCovered: (item: Item) => boolean): Share {
  return { met: items.filter(isCovered).length, of: items.length };
}

/** Whether the run saw a response below 400. */
export function isTested({ answers }: Pick<OperationCoverage, 'answers'>): boolean {
  return answers.some(({ status, count }) => status < 400 && count > 0);
}

/** Fields inside an unseen one are left out. */
function outermost(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}.`) || path.startsWith(`${other}[]`)));
}

type FieldCoverage = { readonly fields: Share; readonly unseenFields: readonly string[] };

/** Which of the documented fields the run saw. Nothing is documented of a response or event that it never saw. */
function fieldCoverage(documented: readonly string[], seen: ReadonlySet<string> = new Set()): FieldCoverage {
  const unseen = documented.filter((path) => !seen.has(path));
  const fields = { met: documented.length - unseen.length, of: documented.length };
  return { fields, unseenFields: outermost(unseen) };
}

/** Each operation's successful responses together, because several statuses can share one resource. */
function operationFields(operation: Operation, observed: Observed): FieldCoverage {
  const keys = [...operation.responses]
    .filter(([status]) => status < 400)
    .flatMap(([status, mediaTypes]) =>
      [...mediaTypes].map(([type, schema]) => ({ key: responseKey(operation.id, status, type), schema })),
    )
    .filter(({ key }) => observed.responses.has(key));
  const documented = new Set(keys.flatMap(({ schema }) => listFields(schema)));
  return fieldCoverage([...documented], new Set(keys.flatMap(({ key }) => [...(observed.fields.get(key) ?? [])])));
}

export type OperationCoverage = ReturnType<typeof operationCoverage>;

/** The documented responses, and those others that the run saw. */
function operationCoverage(operation: Operation, observed: Observed) {
  const { id, responses } = operation;
  const documented = [...responses].flatMap(([status, mediaTypes]) =>
    (mediaTypes.size === 0 ? [''] : [...mediaTypes.keys()]).map((type) => responseKey(id, status, type)),
  );
  const seen = [...observed.responses.keys()].filter((key) => key.startsWith(`${id} `));
  const answers = [...new Set([...documented, ...seen])].map((key) => {
    const [, number = '', mediaType = ''] = key.split(' ', 3);
    const status = Number(number);
    return {
      status,
      mediaType,
      count: observed.responses.get(key) ?? 0,
      documented: documented.includes(key) || findResponse(operation, status)?.has(mediaType) === true,
      ofMisfortune: misfortunes.has(status),
    };
  });
  return {
    operation: id,
    call: formatOperation(operation),
    answers: answers.toSorted((one, other) => one.status - other.status),
    ...operationFields(operation, observed),
  };
}

function messageCoverage({ events }: Contract, observed: Observed) {
  return [...events.channels.values()].flatMap((channel) =>
    [...channel.messages.values()].map((message) => {
      const key = eventKey(channel.key, message.name);
      const count = observed.events.get(key) ?? 0;
      const documented = count > 0 ? listFields(message.schema) : [];
      const { name, unprompted, optional } = message;
      const fields = fieldCoverage(documented, observed.fields.get(key));
      return { channel: channel.address, message: name, count, unprompted, optional, ...fields };
    }),
  );
}

function sumOf(shares: readonly Share[]): Share {
  return { met: shares.reduce((sum, { met }) => sum + met, 0), of: shares.reduce((sum, { of }) => sum + of, 0) };
}

export type Coverage = {
  readonly operations: readonly OperationCoverage[];
  readonly messages: ReturnType<typeof messageCoverage>;
  readonly totals: Readonly<Record<'operations' | 'answers' | 'messages' | 'fields', Share>>;
};

export function getCoverage(contract: Contract, observed: Observed): Coverage {
  const operations = [...contract.rest.operations.values()].map((operation) => operationCoverage(operation, observed));
  const messages = messageCoverage(contract, observed);
  const documentedResponses = operations.flatMap((operation) =>
    operation.answers.filter(({ documented }) => documented),
  );
  return {
    operations,
    messages,
    totals: {
      operations: countShare(operations, isTested),
      answers: countShare(documentedResponses, ({ count }) => count > 0),
      messages: countShare(messages, ({ count }) => count > 0),
      fields: sumOf([...operations, ...messages].map(({ fields }) => fields)),
    },
  };
}

function share({ met, of }: Share, what: string): string {
  return `${met} of ${of} ${what}`;
}

export function coverageLine({ totals }: Coverage): string {
  return `Coverage: ${share(totals.operations, 'operations')}, ${share(totals.answers, 'documented responses')}, ${share(totals.messages, 'events')}, ${share(totals.fields, 'documented fields')}.`;
}

/**
 * Lists operations without a response below 400, and missing events that aren't optional. Single statuses aren't
 * findings, because many need an unusual failure.
 */
export function findUncovered({ operations, messages }: Coverage): readonly Finding[] {
  return [
    ...operations
      .filter((operation) => !isTested(operation))
      .map(({ operation, call, answers }): Finding => {
        const statuses = answers.filter(({ count }) => count > 0).map(({ status, count }) => `${status} (${count}×)`);
        const text =
          statuses.length === 0
            ? 'No request was sent to it.'
            : `No request to it succeeded. It returned ${statuses.join(', ')}.`;
        return { kind: 'not-covered', part: 'requests', subject: { operation, call }, at: '', text };
      }),
    ...messages
      .filter(({ count, optional }) => count === 0 && !optional)
      .map(({ channel, message }): Finding => ({
        kind: 'not-covered',
        part: 'events',
        subject: { channel, message },
        at: '',
        text: 'It never arrived.',
      })),
  ];
}
