import { rememberedFlag } from '#src/platform/remembered-flag.ts';

/** Whether the writer answers by voice; on by default (section 2), remembered for this visit. */
export const speakingMode = rememberedFlag('session', 'speakingMode', true);
