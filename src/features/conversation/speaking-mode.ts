import { createPersistedFlag } from '#src/platform/persisted-flag.ts';

/** On by default, saved for this visit. */
export const speakingMode$ = createPersistedFlag('session', 'speakingMode', true);
