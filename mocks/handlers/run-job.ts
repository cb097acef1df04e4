import { summaryJobs } from '#mocks/account/summary-update.ts';
import type { Session } from '#mocks/engine/session.ts';
import { stages } from '#mocks/interview/stages.ts';
import type { JobArgs, JobName } from '#mocks/interview/job-names.ts';
import type { JobRow } from '#mocks/model/tables.ts';
import { happen } from '#mocks/timeline/happen.ts';
import { reconciliationProcessed } from '#mocks/workspace/reconciliations.ts';
import type { World } from './handler.ts';
import type { WorldParts } from './world.ts';
import { createWorld } from './world.ts';

const jobs: { readonly [Name in Exclude<JobName, 'deliver' | 'happen'>]: (world: World, args: JobArgs[Name]) => void } =
  {
    ...stages,
    ...summaryJobs,
    reconciliationProcessed,
  };

/** Does the work of one job. A job that fails is a violation of ours; it never ends the process. */
export const runJob = (parts: WorldParts, session: Session, { name, args, cause }: JobRow): void => {
  try {
    if (name === 'deliver') {
      session.sendNow(args as JobArgs['deliver']);
      return;
    }
    if (name === 'happen') {
      happen(session, parts, args as JobArgs['happen']);
      return;
    }
    if (cause === null || !Object.hasOwn(jobs, name)) throw new Error(`There is no job "${name}".`);
    // Name and arguments were put on the list together by the typed `schedule`.
    const work = jobs[name as keyof typeof jobs] as (world: World, given: JobRow['args']) => void;
    work(createWorld(parts, session, cause), args);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    parts.coverage.violated({ where: `job ${name}`, message, findings: [] });
  }
};
