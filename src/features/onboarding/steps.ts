/** The onboarding steps, each on its own screen. The conversation's first question is the last fifth of the progress. */
export const steps = ['name', 'writing', 'working', 'microphone'] as const;

export type Step = (typeof steps)[number];

const query = 'step';

export function parseStep(search: URLSearchParams): Step {
  return steps.find((step) => step === search.get(query)) ?? 'name';
}

export function toStepSearch(step: Step, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  if (step === 'name') next.delete(query);
  else next.set(query, step);
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

export function stepBefore(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}

export function stepAfter(step: Step): Step | null {
  return steps[steps.indexOf(step) + 1] ?? null;
}

export function progressAt(step: Step): number {
  return ((steps.indexOf(step) + 1) * 100) / (steps.length + 1);
}
