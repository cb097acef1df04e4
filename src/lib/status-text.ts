const texts: ReadonlyMap<unknown, string> = new Map([
  ['pending', 'Preparing to process your message...'],
  ['transcribing', 'Transcribing your audio...'],
  ['processing', 'Processing your message...'],
  ['failed', 'An error occurred while processing your message.'],
  ['generating_question', 'Generating your next question...'],
  ['generating_insights', 'Generating creative insights...'],
]);

/**
 * Returns a status text, exactly as in section 4. Any unlisted value, including uploading_answer, gives "Processing
 * your answer...".
 */
export function statusText(status: unknown): string {
  return texts.get(status) ?? 'Processing your answer...';
}

const stages: ReadonlyMap<unknown, number> = new Map([
  ['pending', 0],
  ['failed', 0],
  ['uploading_answer', 15],
  ['transcribing', 45],
  ['processing', 60],
  ['generating_question', 80],
  ['generating_insights', 92],
  ['completed', 100],
]);

/** Returns progress in percent. An unknown status counts as an answer being processed. */
export function statusStage(status: unknown): number {
  return stages.get(status) ?? 15;
}
