/**
 * An exception from a rule stands in the document itself, where a reader of the contract sees it:
 * `x-lint-exceptions: [{ rule, place, reason }]` on any object, rule and place as the command prints them.
 * One that takes nothing back any more is a finding, so that none outlives its cause.
 */
import { isObject, type JsonObject } from '../generate/bundle.ts';
import { text, type Documents } from './documents.ts';
import type { RuledFinding } from './rule.ts';

const key = 'x-lint-exceptions';
/** Shorter ones say "ok" or "needed". */
const shortestReason = 15;

function exceptionsIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(exceptionsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name !== key) return exceptionsIn(inner);
    return Array.isArray(inner) ? inner.map((entry) => (isObject(entry) ? entry : {})) : [{}];
  });
}

/** The findings without those that the documents except, and those that the exceptions themselves give. */
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
