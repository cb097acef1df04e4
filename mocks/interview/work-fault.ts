import type { World } from '#mocks/handlers/handler.ts';

/** The text with which the work on what was just taken is to fail; undefined where no fault says so. Used up once. */
export const takeWorkError = ({ session, cause }: World): string | undefined =>
  session.takeFault(({ operation_id, work_error }) => operation_id === cause && work_error !== undefined)?.work_error;
