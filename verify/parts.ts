import { requestsPart } from './generated/requests-part.ts';
import type { Part } from './part.ts';

/** What a verification is made of after the doctor, in this order. */
export const parts: readonly Part[] = [requestsPart];
