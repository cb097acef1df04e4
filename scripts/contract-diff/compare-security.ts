import { isObject } from '../generate/bundle.ts';
import type { Note } from './findings.ts';
import type { DiffLocation } from './location.ts';

/** Schemes (with scope) required together. An empty set needs no authentication. */
type Way = ReadonlySet<string>;

function getWays(security: unknown): Way[] {
  if (!Array.isArray(security) || security.length === 0) return [new Set()];
  return security.filter(isObject).map((way) => {
    const needs = Object.entries(way).flatMap(([scheme, scopes]) => {
      const all = Array.isArray(scopes) ? scopes.map((scope) => `${scheme} (${JSON.stringify(scope)})`) : [];
      return all.length === 0 ? [scheme] : all;
    });
    return new Set(needs);
  });
}

function formatWays(ways: readonly Way[]): string {
  return ways
    .map((way) => (way.size === 0 ? 'no authentication' : [...way].map((need) => `\`${need}\``).join(' with ')))
    .join(' or ');
}

function covered(way: Way, ways: readonly Way[]): boolean {
  return ways.some((other) => [...other].every((need) => way.has(need)));
}

export function compareSecurity(old: unknown, next: unknown, diffLocation: DiffLocation, note: Note): void {
  const [was, is] = [getWays(old), getWays(next)];
  const text = `now needs ${formatWays(is)}, was ${formatWays(was)}`;
  if (was.some((way) => !covered(way, is))) note(diffLocation, 'security-added', text);
  else if (!is.every((way) => covered(way, was))) note(diffLocation, 'harmless', text);
}
