import { createPersistedFlag } from '#src/platform/remembered-flag.ts';

/** On by default (section 2), saved for this visit. */
export const speakingMode = createPersistedFlag('session', 'speakingMode', true);
