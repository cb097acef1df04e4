/**
 * Exceptions are in the documents, visible to the contract's readers: `x-lint-exceptions: [{ rule, place, reason }]` on
 * any object, as the command prints them. An exception without effect is a finding.
 */
import { isObject, type JsonObject } from '../generate/bundle.ts';
import { type Documents, text } from './contract-documents.ts';

export type Finding = {
  /** Operation, status, message or schema, such as `storyRead 404` or `schema Story.image`. */
  place: string;
  sentence: string;
};

export type Rule = { name: string; find: (documents: Documents) => Finding[] };

export type RuledFinding = Finding & { rule: string };

export function findAll(rules: Rule[], documents: Documents): RuledFinding[] {
  return rules.flatMap(({ name, find }) => find(documents).map((finding) => ({ rule: name, ...finding })));
}

export function line({ rule, place, sentence }: RuledFinding): string {
  return `${rule}  ${place}: ${sentence}`;
}

const key = 'x-lint-exceptions';
const shortestReason = 15;

function exceptionsIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(exceptionsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name !== key) return exceptionsIn(inner);
    return Array.isArray(inner) ? inner.map((entry) => (isObject(entry) ? entry : {})) : [{}];
  });
}

export function withoutExceptions({ openapi, asyncapi }: Documents, findings: RuledFinding[]): RuledFinding[] {
  const exceptions = [openapi, asyncapi].flatMap(exceptionsIn).map((entry) => ({
    rule: text(entry, 'rule'),
    place: text(entry, 'place'),
    reason: text(entry, 'reason').trim(),
  }));
  const excepts = (exception: { rule: string; place: string }, finding: RuledFinding): boolean =>
    exception.rule === finding.rule && exception.place === finding.place;
  const ofExceptions = exceptions.flatMap((exception): RuledFinding[] => {
    const where = { rule: 'lint-exceptions', place: `${exception.rule} ${exception.place}` };
    if (exception.rule === '' || exception.place === '')
      return [{ rule: where.rule, place: key, sentence: 'has an entry without a rule or a place.' }];
    if (exception.reason.length < shortestReason)
      return [{ ...where, sentence: `needs a reason of at least ${shortestReason} characters.` }];
    if (findings.some((finding) => excepts(exception, finding))) return [];
    return [{ ...where, sentence: 'matches nothing; remove it.' }];
  });
  return [...findings.filter((finding) => !exceptions.some((entry) => excepts(entry, finding))), ...ofExceptions];
}
