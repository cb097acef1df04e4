import { formatOperation } from '#verify/check/check-response.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { findResponse, type Operation } from '#verify/contract/rest.ts';
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

const misfortunes = new Set([408, 413, 429, 500, 502, 503, 504]);

function countShare<Item>(items: readonly Item[], isCovered: (item: Item) => boolean): Share {
  return {
    met: items.filter(isCovered).length,
    of: items.length,
  };
}

export function isObserved({ answers }: OperationCoverage): boolean {
  return answers.some(({ status, count }) => status < 400 && count > 0);
}

type ObservedResponse = { readonly status: number; readonly mediaType: string; readonly count: number };

function getObservedResponses({ responses }: Observed): ReadonlyMap<string, readonly ObservedResponse[]> {
  const byOperation = new Map<string, ObservedResponse[]>();
  for (const [key, count] of responses) {
    const [operation = '', status = '', mediaType = ''] = key.split(' ', 3);
    const existing = byOperation.get(operation) ?? [];
    existing.push({ status: Number(status), mediaType, count });
    byOperation.set(operation, existing);
  }
  return byOperation;
}

function isSame(
  one: Pick<ObservedResponse, 'status' | 'mediaType'>,
  other: Pick<ObservedResponse, 'status' | 'mediaType'>,
): boolean {
  return one.status === other.status && one.mediaType === other.mediaType;
}

function operationCoverage(operation: Operation, responses: readonly ObservedResponse[]): OperationCoverage {
  const documented = [...operation.responses.values()].flatMap(({ status, mediaTypes }) =>
    (mediaTypes.size === 0 ? [''] : [...mediaTypes.keys()]).map((mediaType) => ({ status, mediaType })),
  );
  const foreign = responses.filter((response) => !documented.some((expected) => isSame(expected, response)));
  const countedResponses = [
    ...documented.map((expected) => ({
      ...expected,
      count: responses.find((response) => isSame(expected, response))?.count ?? 0,
      documented: true,
      ofMisfortune: misfortunes.has(expected.status),
    })),
    ...foreign.map((response) => ({
      ...response,
      documented: findResponse(operation, response.status)?.mediaTypes.has(response.mediaType) ?? false,
      ofMisfortune: misfortunes.has(response.status),
    })),
  ];
  return {
    operation: operation.id,
    call: formatOperation(operation),
    answers: countedResponses.toSorted((one, other) => one.status - other.status),
  };
}

function messageCoverage({ events }: Contract, observed: Observed): readonly MessageCoverage[] {
  return [...events.channels.values()].flatMap((channel) =>
    [...channel.messages.values()].map(({ name, unprompted }) => ({
      channel: channel.address,
      message: name,
      count: observed.events.get(eventKey(channel.key, name)) ?? 0,
      unprompted,
    })),
  );
}

export function getCoverage(contract: Contract, observed: Observed): Coverage {
  const responsesByOperation = getObservedResponses(observed);
  const operations = [...contract.rest.operations.values()].map((operation) =>
    operationCoverage(operation, responsesByOperation.get(operation.id) ?? []),
  );
  const messages = messageCoverage(contract, observed);
  const documentedResponses = operations.flatMap((operation) =>
    operation.answers.filter(({ documented }) => documented),
  );
  return {
    operations,
    messages,
    totals: {
      operations: countShare(operations, isObserved),
      answers: countShare(documentedResponses, ({ count }) => count > 0),
      messages: countShare(messages, ({ count }) => count > 0),
    },
  };
}

function share({ met, of }: Share, what: string): string {
  return `${met} of ${of} ${what}`;
}

export function coverageLine({ totals }: Coverage): string {
  return `Coverage: ${share(totals.operations, 'operations')}, ${share(totals.answers, 'documented responses')}, ${share(totals.messages, 'events')}.`;
}
