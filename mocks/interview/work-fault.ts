import type { HandlerContext } from '#mocks/handlers/handler.ts';

/** The text with which the work on what was just taken is to fail; undefined where no fault says so. Used up once. */
export const consumeProcessingError = ({ session, cause }: HandlerContext): string | undefined =>
  session.takeFault(({ operation_id, work_error }) => operation_id === cause && work_error !== undefined)?.work_error;
