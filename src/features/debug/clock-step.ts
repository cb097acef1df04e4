import type { ClockStep } from '#src/contract/mock-control.ts';

export function hasDone({ done, released }: ClockStep): boolean {
  return done.length > 0 || released > 0;
}

export function formatClockStep(step: ClockStep): string {
  if (!hasDone(step)) return 'Nothing is scheduled.';
  const work = step.done.map(({ work: name, operation_id: cause }) => (cause === null ? name : `${name} (${cause})`));
  const requests = step.released === 1 ? '1 request released' : `${step.released} requests released`;
  return `+${step.passed_ms / 1000} s: ${[...work, ...(step.released > 0 ? [requests] : [])].join(', ')}`;
}
