import { createPersistedFlag } from '#src/platform/persisted-flag.ts';

/** On by default, saved on this device (section 2). */
export const panelVisible = createPersistedFlag('local', 'insightsPanelVisible', true);

/** Separate setting for the phone's sheet. While on, the sheet opens automatically where it may. */
export const sheetVisible = createPersistedFlag('local', 'mobileInsightsVisible', true);
