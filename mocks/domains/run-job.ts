import { summaryJobs } from './summaries/summaries.ts';
import {
  type ContextDeps,
  createContext,
  type HandlerContext,
  type JobArgs,
  type JobName,
} from '#mocks/engine/handler-context.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import { pipeline } from './conversation/pipeline.ts';
import type { JobRow } from '#mocks/model/tables.ts';
import { runTimelineAction } from '#mocks/engine/run-timeline.ts';
import { reconciliationProcessed } from './reconciliation/reconciliation-rows.ts';

const jobs: {
  readonly [Name in Exclude<JobName, 'deliver' | 'happen'>]: (context: HandlerContext, args: JobArgs[Name]) => void;
} = {
  ...pipeline,
  ...summaryJobs,
  reconciliationProcessed,
  conversationCompleted: (context, args) => context.interviewer.complete(context, args),
};

/** Runs a job. A failed job counts as the mock server's own mismatch and never ends the process. */
export function runJob(deps: ContextDeps, session: MockSession, { name, args, cause }: JobRow): void {
  try {
    if (name === 'deliver') {
      session.sendNow(args as JobArgs['deliver']);
      return;
    }
    if (name === 'happen') {
      runTimelineAction(session, deps, args as JobArgs['happen']);
      return;
    }
    if (cause === null || !Object.hasOwn(jobs, name)) throw new Error(`There is no job "${name}".`);
    // The typed `schedule` stored name and arguments together.
    const work = jobs[name as keyof typeof jobs] as (context: HandlerContext, input: JobRow['args']) => void;
    work(createContext(deps, session, cause), args);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    deps.coverage.violated({ where: `job ${name}`, message, findings: [] });
  }
}
