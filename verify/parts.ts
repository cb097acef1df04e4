import { eventsPart } from './events/events-part.ts';
import { requestsPart } from './generated/requests-part.ts';
import type { Part } from './part.ts';
import { workflowsPart } from './workflows/workflows-part.ts';

/**
 * What a verification is made of after the doctor, in this order: requests before the workflows, which use up things that a
 * request could have been tried on.
 */
export const parts: readonly Part[] = [requestsPart, workflowsPart, eventsPart];
