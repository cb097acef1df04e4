import { createPersistedFlag } from './remembered-flag.ts';

/**
 * Whether a single key of the keyboard does something, such as R, which starts a recording (WCAG 2.1.4). On by default, kept on
 * this device; keys together with Ctrl or Cmd, Escape and the arrows are not meant.
 */
export const singleKeys = createPersistedFlag('local', 'singleKeyShortcuts', true);
