/** What a rule of the contract is: a pure function from the documents to what does not hold in them. */
import type { Documents } from './documents.ts';

/** One thing that does not hold. */
export type Finding = {
  /** The operation, status, message or schema it is about, by name, such as `storyRead 404` or `schema Story.image`. */
  place: string;
  /** What does not hold there, and what would. */
  sentence: string;
};

export type Rule = { name: string; find: (documents: Documents) => Finding[] };

/** A finding with the rule that made it. */
export type RuledFinding = Finding & { rule: string };

/** What every one of these rules finds, in the order of the rules. */
export function findAll(rules: Rule[], documents: Documents): RuledFinding[] {
  return rules.flatMap(({ name, find }) => find(documents).map((finding) => ({ rule: name, ...finding })));
}

/** The line that the command prints for a finding. */
export function line({ rule, place, sentence }: RuledFinding): string {
  return `${rule}  ${place}: ${sentence}`;
}
