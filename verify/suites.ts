import { eventsPart } from './events/events-suite.ts';
import { requestsPart } from './fuzz/requests-suite.ts';
import type { Suite } from './suite.ts';
import { workflowsPart } from './workflows/workflows-suite.ts';

/** Run after the doctor. Requests precede workflows, which use up data that requests need. */
export const suites: readonly Suite[] = [requestsPart, workflowsPart, eventsPart];
