import { createPersistedFlag } from '#src/platform/remembered-flag.ts';

/** Whether the writer answers by voice; on by default (section 2), remembered for this visit. */
export const speakingMode = createPersistedFlag('session', 'speakingMode', true);
