import type { Reply } from '#verify/backend/backend.ts';
import { evidenceOf } from '#verify/check/exchange.ts';
import type { Subject } from '#verify/finding.ts';
import type { Login } from '#verify/options.ts';
import type { Context } from '#verify/part.ts';

/** What the doctor needs of a verification that has not begun yet. */
export type Patient = Pick<Context, 'journal' | 'writer' | 'other' | 'stranger' | 'say'> & {
  readonly login: Login;
  readonly otherLogin: Login | null;
  /** The key of the websocket's application, where one was named. */
  readonly key: string | null;
  /** The page that a browser would call from; null where none was named. */
  readonly page: string | null;
};

/** What is wrong, and how to mend it. */
export type Complaint = { readonly subject: Subject; readonly text: string; readonly hint: string };

export const complain = ({ journal }: Patient, { exchange }: Reply, complaint: Complaint): void => {
  journal.add({ kind: 'set-up', part: 'doctor', at: '', ...complaint, evidence: evidenceOf(exchange) });
};
