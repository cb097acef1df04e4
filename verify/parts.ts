import { eventsPart } from './events/events-part.ts';
import { requestsPart } from './generated/requests-part.ts';
import type { Part } from './part.ts';
import { workflowsPart } from './workflows/workflows-part.ts';

/** What a verification is made of after the doctor, in this order. */
export const parts: readonly Part[] = [workflowsPart, requestsPart, eventsPart];
