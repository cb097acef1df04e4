import { isDeepStrictEqual } from 'node:util';
import { child, type JsonObject } from '../generate/bundle.ts';
import { compareResponses } from './compare-answers.ts';
import { compareBodies } from './compare-bodies.ts';
import { compareEmits } from './compare-emits.ts';
import { compareParameters } from './compare-parameters.ts';
import type { Walk } from './compare-schemas.ts';
import { compareSecurity } from './compare-security.ts';
import { createNoteCollector, type Finding, type Note } from './findings.ts';
import { toSubject, operationsOf, pairOperations, wireName, type Operation } from './operations.ts';
import { resolve } from './resolve.ts';
import { without } from './schema-keywords.ts';
import { createLocation } from './location.ts';

/** `{story}` and `{id}` are equal on the wire, but generated code uses the names. */
function compareNames(old: Operation, next: Operation, note: Note): void {
  const spot = createLocation(toSubject(old));
  if (wireName(old) !== wireName(next)) note(spot, 'operation-moved', `moved to ${next.method} ${next.path}`);
  else if (old.path !== next.path) note(spot, 'name-changed', `has different path parameter names: ${next.path}`);
  if (old.id !== '' && old.id !== next.id) note(spot, 'name-changed', `now has the operationId \`${next.id}\``);
  if (old.definition['deprecated'] !== true && next.definition['deprecated'] === true) {
    note(spot, 'harmless', 'is now deprecated, but still works');
  }
}

/** The scheme defines what a client sends, not its name. */
function compareSchemes(old: JsonObject, next: JsonObject, note: Note): void {
  const [schemes, others] = [old, next].map((document) => child(child(document, 'components'), 'securitySchemes'));
  for (const [name, scheme] of Object.entries(schemes ?? {})) {
    const other = others?.[name];
    const rules = [resolve(scheme, old), resolve(other, next)].map(({ node }) => without(node, 'description'));
    if (other === undefined || isDeepStrictEqual(rules[0], rules[1])) continue;
    const words = `was changed: ${rules.map((rule) => JSON.stringify(rule)).join(' became ')}`;
    note(createLocation({ kind: 'security scheme', name, id: '' }), 'security-added', words);
  }
}

export function compareOperations(old: JsonObject, next: JsonObject): Finding[] {
  const findings: Finding[] = [];
  const request: Walk = { old, next, side: 'request', note: createNoteCollector(findings, 'request') };
  const answer: Walk = { old, next, side: 'answer', note: createNoteCollector(findings, 'answer') };
  const { pairs, gone, added } = pairOperations(operationsOf(old), operationsOf(next));
  for (const operation of gone) request.note(createLocation(toSubject(operation)), 'operation-removed', 'was removed');
  for (const operation of added) request.note(createLocation(toSubject(operation)), 'harmless', 'is new');
  for (const [operation, other] of pairs) {
    const spot = createLocation(toSubject(other));
    compareNames(operation, other, request.note);
    compareSecurity(operation.security, other.security, spot, request.note);
    compareParameters(request, operation, other);
    compareBodies(request, operation.definition, other.definition, spot);
    compareResponses(answer, operation.definition, other.definition, spot);
    compareEmits(operation.definition, other.definition, spot, answer.note);
  }
  compareSchemes(old, next, request.note);
  return findings;
}
