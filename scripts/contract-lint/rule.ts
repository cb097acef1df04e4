import type { Documents } from './contract-documents.ts';

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
