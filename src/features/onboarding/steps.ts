/** The questions of the welcome, one a screen. The last fifth of the way is the first question of the conversation itself. */
export const steps = ['name', 'writing', 'working', 'microphone'] as const;

export type Step = (typeof steps)[number];

const query = 'step';

/** The step that an address names; the first one where it names none. */
export function stepOf(search: URLSearchParams): Step {
  return steps.find((step) => step === search.get(query)) ?? 'name';
}

/** The query of a step; everything else in the query (`referral`, say) is kept. */
export function searchOf(step: Step, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  if (step === 'name') next.delete(query);
  else next.set(query, step);
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

/** Null before the first and after the last. */
export const stepBefore = (step: Step): Step | null => steps[steps.indexOf(step) - 1] ?? null;
export const stepAfter = (step: Step): Step | null => steps[steps.indexOf(step) + 1] ?? null;

/** How far the writer has come, in percent. */
export const progressAt = (step: Step): number => ((steps.indexOf(step) + 1) * 100) / (steps.length + 1);
