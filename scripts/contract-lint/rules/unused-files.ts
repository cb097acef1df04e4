import type { Finding, Rule } from '../rule.ts';

/**
 * Finds files that no document references. Redocly's `no-unused-components` misses them: it only checks `components` in
 * one file.
 */
const roots = ['openapi/openapi.yaml', 'asyncapi/asyncapi.yaml'];

export const unusedFiles: Rule = {
  name: 'unused-files',
  find: ({ sources }): Finding[] => {
    const byPath = new Map(sources.map((source) => [source.path, source]));
    const used = new Set<string>();
    const waiting = [...roots];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (used.has(path)) continue;
      used.add(path);
      waiting.push(...(byPath.get(path)?.refersTo ?? []));
    }
    return sources
      .filter(({ path }) => !used.has(path))
      .map(({ path }) => ({ place: path, sentence: "isn't used by either document." }));
  },
};
