import { createPersistedFlag } from '#src/platform/remembered-flag.ts';

export const outlineAsList = createPersistedFlag('local', 'outlineAsList', false);
