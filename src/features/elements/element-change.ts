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
