import { callOf } from '#verify/check/check-answer.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { Operation } from '#verify/contract/rest.ts';
import { eventKey, type Met } from '#verify/journal.ts';

/** An answer and how often it came. */
export type AnswerCoverage = {
  readonly status: number;
  /** Empty: without a body. */
  readonly mediaType: string;
  readonly count: number;
  /** Whether the contract has it; what it does not have is listed where it came all the same. */
  readonly documented: boolean;
  /** Whether only a misfortune brings it: a run that does not meet it has left nothing out. */
  readonly ofMisfortune: boolean;
};

export type OperationCoverage = {
  readonly operation: string;
  /** Such as `GET /api/v1/stories/{story}`. */
  readonly call: string;
  readonly answers: readonly AnswerCoverage[];
};

export type MessageCoverage = {
  /** The channel's address in the contract. */
  readonly channel: string;
  readonly message: string;
  readonly count: number;
  /** Why no call causes it; null where one does. */
  readonly unprompted: string | null;
};

/** How much of something was met. */
export type Share = { readonly met: number; readonly of: number };

/** What the contract documents, and how often each of it was met. */
export type Coverage = {
  readonly operations: readonly OperationCoverage[];
  readonly messages: readonly MessageCoverage[];
  readonly totals: {
    /** Of which at least one answer below 400 came. */
    readonly operations: Share;
    /** All documented answers: operation, status and media type. */
    readonly answers: Share;
    readonly messages: Share;
  };
};

/** Too many calls, too large a body, a server that fails, an account that is locked: nothing that a call is for. */
const misfortunes = new Set([413, 429, 500, 502, 503, 504]);

const shareOf = <Item>(items: readonly Item[], isMet: (item: Item) => boolean): Share => ({
  met: items.filter(isMet).length,
  of: items.length,
});

/** Whether the operation did once what it is for. */
export const isMet = ({ answers }: OperationCoverage): boolean =>
  answers.some(({ status, count }) => status < 400 && count > 0);

type MetAnswer = { readonly status: number; readonly mediaType: string; readonly count: number };

/** The answers in `met` by operation. */
const metAnswers = ({ answers }: Met): ReadonlyMap<string, readonly MetAnswer[]> => {
  const byOperation = new Map<string, MetAnswer[]>();
  for (const [key, count] of answers) {
    const [operation = '', status = '', mediaType = ''] = key.split(' ', 3);
    const known = byOperation.get(operation) ?? [];
    known.push({ status: Number(status), mediaType, count });
    byOperation.set(operation, known);
  }
  return byOperation;
};

const isSame = (
  one: Pick<MetAnswer, 'status' | 'mediaType'>,
  other: Pick<MetAnswer, 'status' | 'mediaType'>,
): boolean => one.status === other.status && one.mediaType === other.mediaType;

const operationCoverage = (operation: Operation, came: readonly MetAnswer[]): OperationCoverage => {
  const documented = [...operation.answers.values()].flatMap(({ status, mediaTypes }) =>
    (mediaTypes.size === 0 ? [''] : [...mediaTypes.keys()]).map((mediaType) => ({ status, mediaType })),
  );
  const foreign = came.filter((answer) => !documented.some((known) => isSame(known, answer)));
  const answers = [
    ...documented.map((known) => ({
      ...known,
      count: came.find((answer) => isSame(known, answer))?.count ?? 0,
      documented: true,
      ofMisfortune: misfortunes.has(known.status),
    })),
    ...foreign.map((answer) => ({ ...answer, documented: false, ofMisfortune: misfortunes.has(answer.status) })),
  ];
  return {
    operation: operation.id,
    call: callOf(operation),
    answers: answers.toSorted((one, other) => one.status - other.status),
  };
};

const messageCoverage = ({ events }: Contract, met: Met): readonly MessageCoverage[] =>
  [...events.channels.values()].flatMap((channel) =>
    [...channel.messages.values()].map(({ name, unprompted }) => ({
      channel: channel.address,
      message: name,
      count: met.events.get(eventKey(channel.key, name)) ?? 0,
      unprompted,
    })),
  );

/** Sets what was met against what the contract documents. */
export const coverageOf = (contract: Contract, met: Met): Coverage => {
  const came = metAnswers(met);
  const operations = [...contract.rest.operations.values()].map((operation) =>
    operationCoverage(operation, came.get(operation.id) ?? []),
  );
  const messages = messageCoverage(contract, met);
  const answers = operations.flatMap((operation) => operation.answers.filter(({ documented }) => documented));
  return {
    operations,
    messages,
    totals: {
      operations: shareOf(operations, isMet),
      answers: shareOf(answers, ({ count }) => count > 0),
      messages: shareOf(messages, ({ count }) => count > 0),
    },
  };
};

const share = ({ met, of }: Share, what: string): string => `${met} of ${of} ${what}`;

/** In one line, for a person. */
export const coverageLine = ({ totals }: Coverage): string =>
  `Coverage: ${share(totals.operations, 'operations')}, ${share(totals.answers, 'documented responses')}, ${share(totals.messages, 'events')}.`;
