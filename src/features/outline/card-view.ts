import { rememberedFlag } from '#src/platform/remembered-flag.ts';

/** Whether this device shows outlines as a list instead of as cards. */
export const outlineAsList = rememberedFlag('local', 'outlineAsList', false);
