import type { Finding } from '#verify/finding.ts';
import { type Coverage, isMet } from './coverage.ts';

/**
 * What a run that meets everything has not met: operations without a single answer below 400, and events. Single statuses
 * stand in the coverage and are no findings: many are brought by misfortune only.
 */
export const notCovered = ({ operations, messages }: Coverage): readonly Finding[] => [
  ...operations
    .filter((operation) => !isMet(operation))
    .map(({ operation, call, answers }): Finding => {
      const came = answers.filter(({ count }) => count > 0).map(({ status, count }) => `${status} (${count}×)`);
      const text =
        came.length === 0
          ? 'No request was sent to it.'
          : `No request to it succeeded. It returned ${came.join(', ')}.`;
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
