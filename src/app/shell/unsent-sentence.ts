import type { UnsentWork } from '#src/platform/device-data.ts';

function counted(n: number, noun: string): string[] {
  return n === 0 ? [] : [`${n} ${noun}${n === 1 ? '' : 's'}`];
}

/** Describes what a logout would delete. Counts an answer in the outbox as its draft or recording, if any. */
export function unsentSentence({ drafts, recordings, outbox }: UnsentWork): string {
  const ofWriter = [...counted(recordings, 'recording'), ...counted(drafts, 'draft')];
  const counts = ofWriter.length === 0 ? counted(outbox, 'answer') : ofWriter;
  const isOne = (recordings + drafts || outbox) === 1;
  const rest = isOne ? 'hasn’t been sent. Logging out deletes it.' : 'haven’t been sent. Logging out deletes them.';
  return `You have ${counts.join(' and ')} on this device that ${rest}`;
}
