import type { Finding, Rule } from '../rule.ts';

/**
 * A file that no document leads to is a schema, an example or a path that somebody believes to be in the contract.
 * Redocly's `no-unused-components` does not see it: it looks only at what stands below `components` in one file.
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
