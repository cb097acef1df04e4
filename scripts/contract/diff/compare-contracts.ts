/** Finds what breaks the clients of an older contract, in its requests, responses and events. */
import { messageList, withWebhooks } from '../../generate/events.ts';
import type { JsonObject } from '../../generate/bundle.ts';
import { operationsIn } from '../../generate/operations.ts';
import { type Comparison, findMismatches } from './assignability.ts';
import { idOf, listParts, placeOf } from './parts.ts';
import { compareRules } from './schema-rules.ts';

/** Both bundles of one version: OpenAPI 3.1 and AsyncAPI 3. */
export type Contract = { readonly openapi: JsonObject; readonly asyncapi: JsonObject };

/** `place`: the operation or event, and what of it. */
export type Finding = { readonly place: string; readonly text: string };

/** `added`: new operations and events. */
export type Difference = { readonly breaking: readonly Finding[]; readonly added: readonly string[] };

/** Throws an Error when a document contains a dangling reference. */
export async function compareContracts(old: Contract, next: Contract): Promise<Difference> {
  const documents = { old: withWebhooks(old.openapi, old.asyncapi), next: withWebhooks(next.openapi, next.asyncapi) };
  const [parts, nextParts] = [
    listParts('old', documents.old, old.asyncapi),
    listParts('next', documents.next, next.asyncapi),
  ];
  const breaking: Finding[] = [];
  const comparisons: Comparison[] = [];
  const note = (place: string, text: string): void => {
    breaking.push({ place, text });
  };
  for (const [key, { place, direction, rules, type, gone, of = key }] of parts) {
    const other = nextParts.get(key);
    if (other) {
      compareRules({ ...documents, direction, note, seen: new Set() }, rules, other.rules, place);
      const [sent, expected] = direction === 'request' ? [type, other.type] : [other.type, type];
      if (sent !== undefined && expected !== undefined) comparisons.push({ place, sent, expected });
    } else if (gone && (of === key || nextParts.has(of))) note(place, gone);
  }
  for (const [key, { place, added, of = key }] of nextParts)
    if (added && !parts.has(key) && parts.has(of)) note(place, added);
  const idsIn = ({ openapi, asyncapi }: Contract): string[] => [
    ...operationsIn(openapi).map(idOf),
    ...messageList(asyncapi).map(({ channel, name }) => placeOf(channel, name)),
  ];
  const known = new Set(idsIn(old));
  return {
    breaking: [...breaking, ...(await findMismatches(documents.old, documents.next, comparisons))],
    added: idsIn(next).filter((id) => !known.has(id)),
  };
}
