import { rememberedFlag } from '#src/platform/remembered-flag.ts';

/** Whether the insights stand beside a screen; on by default, kept on this device (section 2). */
export const panelVisible = rememberedFlag('local', 'insightsPanelVisible', true);
