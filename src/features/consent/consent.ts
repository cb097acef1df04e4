import { observable } from '@legendapp/state';
import { readStored, writeStored } from '#src/platform/browser-storage.ts';

export type Consent = 'yes' | 'no' | null;

const key = 'pixelConsent';

function read(): Consent {
  const text = readStored('local', key);
  return text === 'yes' || text === 'no' ? text : null;
}

/** The visitor's saved choice. The pixel loads only after "yes". */
export const consent$ = observable<Consent>(read());

export function setConsent(answer: 'yes' | 'no'): void {
  consent$.set(answer);
  writeStored('local', key, answer);
}
