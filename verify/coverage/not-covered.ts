import type { Finding } from '#verify/finding.ts';
import { type Coverage, isObserved } from './coverage.ts';

/**
 * Lists operations without a response below 400, and missing events. Single statuses aren't findings, because many need
 * an unusual failure.
 */
export function findUncovered({ operations, messages }: Coverage): readonly Finding[] {
  return [
    ...operations
      .filter((operation) => !isObserved(operation))
      .map(({ operation, call, answers }): Finding => {
        const statuses = answers.filter(({ count }) => count > 0).map(({ status, count }) => `${status} (${count}×)`);
        const text =
          statuses.length === 0
            ? 'No request was sent to it.'
            : `No request to it succeeded. It returned ${statuses.join(', ')}.`;
        return { kind: 'not-covered', part: 'requests', subject: { operation, call }, at: '', text };
      }),
    ...messages
      .filter(({ count }) => count === 0)
      .map(({ channel, message }): Finding => ({
        kind: 'not-covered',
        part: 'events',
        subject: { channel, message },
        at: '',
        text: 'It never arrived.',
      })),
  ];
}
