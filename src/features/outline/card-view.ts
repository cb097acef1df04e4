import { createPersistedFlag } from '#src/platform/remembered-flag.ts';

/** Whether this device shows outlines as a list instead of as cards. */
export const outlineAsList = createPersistedFlag('local', 'outlineAsList', false);
