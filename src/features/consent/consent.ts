import { observable } from '@legendapp/state';
import { readStored, writeStored } from '#src/platform/browser-storage.ts';

/** What a visitor said about being counted: yes, no, or nothing yet. */
export type Consent = 'yes' | 'no' | null;

const key = 'pixelConsent';

function read(): Consent {
  const text = readStored('local', key);
  return text === 'yes' || text === 'no' ? text : null;
}

/** The visitor's answer, as this browser remembers it. Nothing is loaded before it is "yes". */
export const consent$ = observable<Consent>(read());

/** Remembers an answer; it can be changed at any time. */
export function answerConsent(answer: 'yes' | 'no'): void {
  consent$.set(answer);
  writeStored('local', key, answer);
}
