import { isDeepStrictEqual } from 'node:util';
import { child, type JsonObject } from '../generate/bundle.ts';
import { compareResponses } from './compare-responses.ts';
import { compareBodies } from './compare-bodies.ts';
import { compareEmits } from './compare-emits.ts';
import { compareParameters } from './compare-parameters.ts';
import type { Walk } from './compare-schemas.ts';
import { compareSecurity } from './compare-security.ts';
import { createNoteCollector, type Finding, type Note } from './findings.ts';
import { toSubject, listOperations, pairOperations, wireName, type Operation } from './operations.ts';
import { resolve } from './resolve.ts';
import { without } from './schema-keywords.ts';
import { createLocation } from './location.ts';

/** `{story}` and `{id}` are equal on the wire, but generated code uses the names. */
function compareNames(old: Operation, next: Operation, note: Note): void {
  const diffLocation = createLocation(toSubject(old));
  if (wireName(old) !== wireName(next)) note(diffLocation, 'operation-moved', `moved to ${next.method} ${next.path}`);
  else if (old.path !== next.path)
    note(diffLocation, 'name-changed', `has different path parameter names: ${next.path}`);
  if (old.id !== '' && old.id !== next.id) note(diffLocation, 'name-changed', `now has the operationId \`${next.id}\``);
  if (old.definition['deprecated'] !== true && next.definition['deprecated'] === true) {
    note(diffLocation, 'harmless', 'is now deprecated, but still works');
  }
}

/** The scheme defines what a client sends, not its name. */
function compareSchemes(old: JsonObject, next: JsonObject, note: Note): void {
  const [schemes, others] = [old, next].map((document) => child(child(document, 'components'), 'securitySchemes'));
  for (const [name, scheme] of Object.entries(schemes ?? {})) {
    const other = others?.[name];
    const rules = [resolve(scheme, old), resolve(other, next)].map(({ node }) => without(node, 'description'));
    if (other === undefined || isDeepStrictEqual(rules[0], rules[1])) continue;
    const text = `was changed: ${rules.map((rule) => JSON.stringify(rule)).join(' became ')}`;
    note(createLocation({ kind: 'security scheme', name, id: '' }), 'security-added', text);
  }
}

export function compareOperations(old: JsonObject, next: JsonObject): Finding[] {
  const findings: Finding[] = [];
  const request: Walk = { old, next, side: 'request', note: createNoteCollector(findings, 'request') };
  const response: Walk = { old, next, side: 'response', note: createNoteCollector(findings, 'response') };
  const { pairs, removed, added } = pairOperations(listOperations(old), listOperations(next));
  for (const operation of removed)
    request.note(createLocation(toSubject(operation)), 'operation-removed', 'was removed');
  for (const operation of added) request.note(createLocation(toSubject(operation)), 'harmless', 'is new');
  for (const [operation, other] of pairs) {
    const diffLocation = createLocation(toSubject(other));
    compareNames(operation, other, request.note);
    compareSecurity(operation.security, other.security, diffLocation, request.note);
    compareParameters(request, operation, other);
    compareBodies(request, operation.definition, other.definition, diffLocation);
    compareResponses(response, operation.definition, other.definition, diffLocation);
    compareEmits(operation.definition, other.definition, diffLocation, response.note);
  }
  compareSchemes(old, next, request.note);
  return findings;
}
