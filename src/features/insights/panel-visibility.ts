import { createPersistedFlag } from '#src/platform/remembered-flag.ts';

/** Whether the insights stand beside a screen; on by default, kept on this device (section 2). */
export const panelVisible = createPersistedFlag('local', 'insightsPanelVisible', true);

/** The same for the sheet of a phone, on its own: while it is on, the sheet opens by itself where it may. */
export const sheetVisible = createPersistedFlag('local', 'mobileInsightsVisible', true);
