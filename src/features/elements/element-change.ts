import type { ElementFact } from '#src/contract/generated/types.ts';
import type { ElementDetail } from './element-model.ts';

type Filled = {
  readonly name: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly facts: readonly ElementFact[];
};

type ElementChange = { name?: string; subtitle?: string | null; description?: string | null; facts?: ElementFact[] };

function isSame(one: readonly ElementFact[], other: readonly ElementFact[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, value }, at) => name === other[at]?.name && value === other[at].value)
  );
}

/** Returns only the changed fields, so that a save doesn't overwrite newer values. */
export function getElementChange(before: ElementDetail, { name, subtitle, description, facts }: Filled): ElementChange {
  return {
    ...(name !== before.name && { name }),
    ...(subtitle !== before.line && { subtitle }),
    ...(description !== before.description && { description }),
    ...(!isSame(facts, before.facts) && { facts: [...facts] }),
  };
}

/** Returns the facts with a changed value; `''` removes it. Falls back to the name if no value matches. */
export function withFact(facts: readonly ElementFact[], fact: ElementFact, value: string): ElementFact[] {
  const exact = facts.findIndex((other) => other.name === fact.name && other.value === fact.value);
  const at = exact === -1 ? facts.findIndex(({ name }) => name === fact.name) : exact;
  const next = value === '' ? [] : [{ name: fact.name, value }];
  return at === -1 ? [...facts, ...next] : facts.toSpliced(at, 1, ...next);
}
