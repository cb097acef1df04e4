import { createPersistedFlag } from '#src/platform/persisted-flag.ts';

export const outlineAsList = createPersistedFlag('local', 'outlineAsList', false);
