import type { ClockStep } from '#src/contract/mock-control.ts';

/** Whether anything was due. */
export const hasDone = ({ done, released }: ClockStep): boolean => done.length > 0 || released > 0;

/** A step of the clock in one line, such as "+1.1 s: insightsBegun (chatMessageAnswer)". */
export function formatClockStep(step: ClockStep): string {
  if (!hasDone(step)) return 'Nothing is scheduled.';
  const work = step.done.map(({ work: name, operation_id: cause }) => (cause === null ? name : `${name} (${cause})`));
  const calls = step.released === 1 ? '1 request released' : `${step.released} requests released`;
  return `+${step.passed_ms / 1000} s: ${[...work, ...(step.released > 0 ? [calls] : [])].join(', ')}`;
}
