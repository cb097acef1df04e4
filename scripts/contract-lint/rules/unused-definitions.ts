import type { Finding, Rule } from '../rule.ts';

/**
 * Finds definitions that no document references. Redocly's `no-unused-components` misses them: it only checks
 * `components` in one file.
 */
const documents = new Set(['openapi/openapi.yaml', 'asyncapi/asyncapi.yaml']);

export const unusedDefinitions: Rule = {
  name: 'unused-definitions',
  find: ({ sources }): Finding[] => {
    const used = new Set<string>();
    const waiting = sources.filter(({ path }) => documents.has(path));
    for (let definition = waiting.pop(); definition !== undefined; definition = waiting.pop()) {
      if (used.has(definition.path)) continue;
      used.add(definition.path);
      for (const reference of definition.refersTo)
        waiting.push(...sources.filter(({ path }) => reference === path || reference.startsWith(`${path}/`)));
    }
    return sources
      .filter(({ path }) => !used.has(path))
      .map(({ path }) => ({ place: path, sentence: "isn't used by either document." }));
  },
};
