import { formatOperation } from '#verify/check/check-response.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { Operation } from '#verify/contract/rest.ts';
import { eventKey, type Observed } from '#verify/run-recorder.ts';

export type ResponseCoverage = {
  readonly status: number;
  readonly mediaType: string;
  readonly count: number;
  /** Undocumented responses are listed only if they occurred. */
  readonly documented: boolean;
  /** Whether only an unusual failure causes it, so that a run without it isn't incomplete. */
  readonly ofMisfortune: boolean;
};

export type OperationCoverage = {
  readonly operation: string;
  readonly call: string;
  readonly answers: readonly ResponseCoverage[];
};

export type MessageCoverage = {
  readonly channel: string;
  readonly message: string;
  readonly count: number;
  readonly unprompted: string | null;
};

export type Share = { readonly met: number; readonly of: number };

export type Coverage = {
  readonly operations: readonly OperationCoverage[];
  readonly messages: readonly MessageCoverage[];
  readonly totals: {
    readonly operations: Share;
    readonly answers: Share;
    readonly messages: Share;
  };
};

const misfortunes = new Set([413, 429, 500, 502, 503, 504]);

function shareOf<Item>(items: readonly Item[], isMet: (item: Item) => boolean): Share {
  return {
    met: items.filter(isMet).length,
    of: items.length,
  };
}

export function isObserved({ answers }: OperationCoverage): boolean {
  return answers.some(({ status, count }) => status < 400 && count > 0);
}

type MetAnswer = { readonly status: number; readonly mediaType: string; readonly count: number };

function getObservedResponses({ answers }: Observed): ReadonlyMap<string, readonly MetAnswer[]> {
  const byOperation = new Map<string, MetAnswer[]>();
  for (const [key, count] of answers) {
    const [operation = '', status = '', mediaType = ''] = key.split(' ', 3);
    const known = byOperation.get(operation) ?? [];
    known.push({ status: Number(status), mediaType, count });
    byOperation.set(operation, known);
  }
  return byOperation;
}

function isSame(one: Pick<MetAnswer, 'status' | 'mediaType'>, other: Pick<MetAnswer, 'status' | 'mediaType'>): boolean {
  return one.status === other.status && one.mediaType === other.mediaType;
}

function operationCoverage(operation: Operation, came: readonly MetAnswer[]): OperationCoverage {
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
    call: formatOperation(operation),
    answers: answers.toSorted((one, other) => one.status - other.status),
  };
}

function messageCoverage({ events }: Contract, met: Observed): readonly MessageCoverage[] {
  return [...events.channels.values()].flatMap((channel) =>
    [...channel.messages.values()].map(({ name, unprompted }) => ({
      channel: channel.address,
      message: name,
      count: met.events.get(eventKey(channel.key, name)) ?? 0,
      unprompted,
    })),
  );
}

export function getCoverage(contract: Contract, met: Observed): Coverage {
  const came = getObservedResponses(met);
  const operations = [...contract.rest.operations.values()].map((operation) =>
    operationCoverage(operation, came.get(operation.id) ?? []),
  );
  const messages = messageCoverage(contract, met);
  const answers = operations.flatMap((operation) => operation.answers.filter(({ documented }) => documented));
  return {
    operations,
    messages,
    totals: {
      operations: shareOf(operations, isObserved),
      answers: shareOf(answers, ({ count }) => count > 0),
      messages: shareOf(messages, ({ count }) => count > 0),
    },
  };
}

function share({ met, of }: Share, what: string): string {
  return `${met} of ${of} ${what}`;
}

export function coverageLine({ totals }: Coverage): string {
  return `Coverage: ${share(totals.operations, 'operations')}, ${share(totals.answers, 'documented responses')}, ${share(totals.messages, 'events')}.`;
}
