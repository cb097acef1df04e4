import { eventsPart } from './events/events-part.ts';
import { requestsPart } from './generated/requests-part.ts';
import type { Suite } from './suite.ts';
import { workflowsPart } from './workflows/workflows-part.ts';

/** Run after the doctor. Requests precede workflows, which use up data that requests need. */
export const suites: readonly Suite[] = [requestsPart, workflowsPart, eventsPart];
