import { isObject } from '../../generate/bundle.ts';
import { referredName } from '../contract-documents.ts';
import type { Finding, Rule } from '../rule.ts';
import { namedSchemas } from '../schemas.ts';

/**
 * A schema may refer to itself and two to each other: every tool expands that. Larger cycles make generated types
 * endless and an event's size unbounded; a short `…Ref` breaks them.
 */
const largest = 2;

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  const reference = value['$ref'];
  return typeof reference === 'string' ? [referredName(reference)] : Object.values(value).flatMap(referencesIn);
}

function reachable(graph: Map<string, string[]>, start: string): Set<string> {
  const reachableNames = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reachableNames.has(name)) continue;
    reachableNames.add(name);
    waiting.push(...(graph.get(name) ?? []));
  }
  return reachableNames;
}

export const referenceCycles: Rule = {
  name: 'reference-cycles',
  find: (documents) => {
    const graph = new Map([...namedSchemas(documents)].map(([name, schema]) => [name, referencesIn(schema)]));
    const reached = new Map([...graph.keys()].map((name) => [name, reachable(graph, name)]));
    const done = new Set<string>();
    return [...graph.keys()].flatMap((name): Finding[] => {
      if (done.has(name)) return [];
      const circle = [...(reached.get(name) ?? [])].filter((other) => reached.get(other)?.has(name)).toSorted();
      for (const member of circle) done.add(member);
      if (circle.length <= largest) return [];
      const sentence = `form a reference cycle of ${circle.length} schemas; at most ${largest} are allowed.`;
      return [{ place: `schemas ${circle.join(', ')}`, sentence }];
    });
  },
};
