import { createPersistedFlag } from './persisted-flag.ts';

/** Setting for single-key shortcuts such as R (WCAG 2.1.4). Excludes keys with Ctrl or Cmd, Escape and arrows. */
export const singleKeys = createPersistedFlag('local', 'singleKeyShortcuts', true);
