import type { Reply } from '#verify/backend/backend.ts';
import { getExchangeExcerpt } from '#verify/check/exchange.ts';
import type { FindingSubject } from '#verify/finding.ts';
import type { Login } from '#verify/options.ts';
import type { SuiteContext } from '#verify/suite.ts';

export type DoctorContext = Pick<SuiteContext, 'recorder' | 'writer' | 'otherUser' | 'anonymous' | 'log'> & {
  readonly login: Login;
  readonly otherLogin: Login | null;
  readonly key: string | null;
  readonly page: string | null;
};

export type SetupProblem = { readonly subject: FindingSubject; readonly text: string; readonly hint: string };

export function reportSetupProblem({ recorder }: DoctorContext, { exchange }: Reply, complaint: SetupProblem): void {
  recorder.add({ kind: 'set-up', part: 'doctor', at: '', ...complaint, evidence: getExchangeExcerpt(exchange) });
}
