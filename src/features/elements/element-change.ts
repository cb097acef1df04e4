import type { ElementDetail, ElementFact } from './element-view.ts';

/** What the edit modal holds when it is sent. */
type Filled = {
  readonly name: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly facts: readonly ElementFact[];
};

/** The fields that are to be changed; empty when nothing is. */
type ElementChange = { name?: string; subtitle?: string | null; description?: string | null; facts?: ElementFact[] };

const isSame = (one: readonly ElementFact[], other: readonly ElementFact[]): boolean =>
  one.length === other.length &&
  one.every(({ name, value }, at) => name === other[at]?.name && value === other[at].value);

/** What a filled form changes. What stands in it as it stood before is not sent, so that it overwrites nothing newer. */
export function changeOf(before: ElementDetail, { name, subtitle, description, facts }: Filled): ElementChange {
  return {
    ...(name !== before.name && { name }),
    ...(subtitle !== before.line && { subtitle }),
    ...(description !== before.description && { description }),
    ...(!isSame(facts, before.facts) && { facts: [...facts] }),
  };
}

/** The facts with another value of one, `''` takes it away. One that is not there any more as it was is found by its name. */
export function withFact(facts: readonly ElementFact[], fact: ElementFact, value: string): ElementFact[] {
  const exact = facts.findIndex((other) => other.name === fact.name && other.value === fact.value);
  const at = exact === -1 ? facts.findIndex(({ name }) => name === fact.name) : exact;
  const next = value === '' ? [] : [{ name: fact.name, value }];
  return at === -1 ? [...facts, ...next] : facts.toSpliced(at, 1, ...next);
}
