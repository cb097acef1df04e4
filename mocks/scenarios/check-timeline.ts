import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import { findExampleProblem } from '#mocks/contract/documented-responses.ts';
import type { TimelineEntry, TimelineEvent } from '#mocks/model/scenario.ts';
import type { OpenApiDocument } from '#verify/contract/documents.ts';
import type { DataPath, YamlFile } from '#shared/yaml-file.ts';

type Contract = {
  readonly document: OpenApiDocument;
  readonly broadcasts: () => Broadcasts;
  readonly operationIds: ReadonlySet<string>;
};

type Complain = (path: DataPath, reason: string) => Error;

const actions = ['channel', 'connection', 'fault'] as const;

function checkOperation(id: string, path: DataPath, { operationIds }: Contract, complain: Complain): void {
  if (!operationIds.has(id)) throw complain([...path, 'operation_id'], `"${id}" is no operation of the contract.`);
}

function checkEvent(
  { channel, event, payload }: TimelineEvent,
  { broadcasts }: Contract,
  complain: (field: string, reason: string) => Error,
): void {
  const { findChannel, messages, encode } = broadcasts();
  const match = findChannel(channel);
  if (!match) throw complain('channel', `"${channel}" is no channel of the contract.`);
  if (messages.get(match.channel)?.includes(event) !== true) {
    throw complain('event', `"${event}" is no event of ${channel}.`);
  }
  try {
    encode(match.channel, match.id, event, payload);
  } catch (error) {
    throw complain('payload', error instanceof Error ? error.message : String(error));
  }
}

/** Checks what the schema can't. Throws with file, line and reason at the first mistake. */
export function checkTimeline(file: YamlFile, contract: Contract): void {
  const complain: Complain = (path, reason) => new Error(file.complaint(path, reason));
  for (const [index, entry] of (file.data as readonly TimelineEntry[]).entries()) {
    const there = actions.filter((name) => name in entry);
    if (there.length !== 1) {
      throw complain([index], `needs one of ${actions.join(', ')}; here is ${there.join(' and ') || 'none'}.`);
    }
    if (entry.after) checkOperation(entry.after.operation_id, [index, 'after'], contract, complain);
    if ('fault' in entry) {
      checkOperation(entry.fault.operation_id, [index, 'fault'], contract, complain);
      const problem = findExampleProblem(contract.document, entry.fault);
      if (problem !== null) throw complain([index, 'fault', 'example'], problem);
    }
    if ('channel' in entry) {
      checkEvent(entry, contract, (field, reason) => complain([index, field], reason));
    }
  }
}
