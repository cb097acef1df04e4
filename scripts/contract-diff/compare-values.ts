/** Compares one value's rules: enum, limits, pattern and format. */
import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../generate/bundle.ts';
import type { Kind } from './findings.ts';
import { limits, marks, understood } from './schema-keywords.ts';
import { type Form, getEnumValues } from './schema-shape.ts';

const types: Readonly<Record<string, string>> = {
  any: 'anything',
  array: 'an array',
  boolean: 'a boolean',
  integer: 'an integer',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

function listed(values: readonly JsonObject[string][]): string {
  return values.map((value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``).join(', ');
}

export function formatShape({ type, schema, name }: Form): string {
  const values = getEnumValues(schema);
  if (values !== null) return values.length === 1 ? listed(values) : `one of ${listed(values)}`;
  const label = types[type] ?? type;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const fields = required.length > 0 ? required : Object.keys((schema['properties'] ?? {}) as JsonObject);
  const detailed = type === 'object' && fields.length > 0 ? `${label} with ${listed(fields.slice(0, 4))}` : label;
  return name === null ? detailed : `\`${name}\` (${detailed})`;
}

type ReportChange = (kind: Kind, what: string) => void;

type Values = readonly JsonObject[string][];

function beyond(values: Values, others: Values): Values {
  return values.filter((value) => !others.some((other) => isDeepStrictEqual(value, other)));
}

function compareLists(old: Form, next: Form, report: ReportChange): void {
  const [values, others] = [getEnumValues(old.schema), getEnumValues(next.schema)];
  if (values === null && others === null) {
    const [removed, added] = [beyond(old.knownValues, next.knownValues), beyond(next.knownValues, old.knownValues)];
    if (added.length > 0)
      report('known-value', `now also lists ${listed(added)} (the set is open: other values stay valid)`);
    if (removed.length > 0)
      report('known-value', `no longer lists ${listed(removed)} (the set is open: other values stay valid)`);
  } else if (values === null) {
    report('narrowed', `must now be ${formatShape(next)}, was ${formatShape({ ...old, name: null })}`);
  } else if (others === null) {
    report('widened', `can now be ${formatShape({ ...next, name: null })}, was ${formatShape(old)}`);
  } else {
    const [removed, added] = [beyond(values, others), beyond(others, values)];
    if (added.length > 0) report('value-added', `can now also have the value ${listed(added)}`);
    if (removed.length > 0) report('value-removed', `can no longer have the value ${listed(removed)}`);
  }
}

function isNow(verb: 'is' | 'has'): string {
  return verb === 'is' ? 'is now' : 'now has';
}

function wasBefore(verb: 'is' | 'has'): string {
  return verb === 'is' ? 'was' : 'had';
}

function compareLimits(old: JsonObject, next: JsonObject, report: ReportChange): void {
  for (const { keyword, verb, format, upper, empty } of limits) {
    const [was, is] = [old[keyword] ?? empty, next[keyword] ?? empty];
    if (was === is) continue;
    if (typeof is !== 'number') report('widened', `is no longer limited, was ${format(Number(was))}`);
    else if (typeof was !== 'number') report('narrowed', `${isNow(verb)} ${format(is)}, previously unlimited`);
    else
      report(
        upper === is < was ? 'narrowed' : 'widened',
        `${isNow(verb)} ${format(is)}, ${wasBefore(verb)} ${format(was)}`,
      );
  }
}

function compareMarks(old: JsonObject, next: JsonObject, report: ReportChange): void {
  for (const [keyword, name] of Object.entries(marks)) {
    const [was, is] = [old[keyword] ?? false, next[keyword] ?? false];
    if (isDeepStrictEqual(was, is)) continue;
    if (was === false) report('narrowed', `must now follow the ${name} ${listed([is])}, had none`);
    else if (is === false) report('widened', `no longer has a ${name}, was ${listed([was])}`);
    else report('rule-changed', `now has the ${name} ${listed([is])}, was ${listed([was])}`);
  }
}

function compareOthers(old: JsonObject, next: JsonObject, report: ReportChange): void {
  for (const keyword of new Set([...Object.keys(old), ...Object.keys(next)])) {
    const compared = understood.has(keyword) || keyword.startsWith('x-');
    if (compared || isDeepStrictEqual(old[keyword], next[keyword])) continue;
    report('rule-changed', `has a different \`${keyword}\` rule`);
  }
}

function compareDefaults(old: JsonObject, next: JsonObject, report: ReportChange): void {
  const [was, is] = [old['default'], next['default']];
  if (isDeepStrictEqual(was, is)) return;
  const now = is === undefined ? 'no longer has a default' : `now has the default ${listed([is])}`;
  report('harmless', was === undefined ? `${now}, had none` : `${now}, was ${listed([was])}`);
}

export function compareValues(old: Form, next: Form, report: ReportChange): void {
  if (old.type === 'integer' && next.type === 'number') report('widened', 'can now be any number, was an integer');
  if (old.type === 'number' && next.type === 'integer') report('narrowed', 'must now be an integer, was any number');
  compareLists(old, next, report);
  compareLimits(old.schema, next.schema, report);
  compareMarks(old.schema, next.schema, report);
  compareOthers(old.schema, next.schema, report);
  compareDefaults(old.schema, next.schema, report);
}
