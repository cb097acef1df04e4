import type { HandlerContext } from '#mocks/handlers/handler.ts';

/** Returns the work error of a matching fault and uses it up. */
export const consumeProcessingError = ({ session, cause }: HandlerContext): string | undefined =>
  session.takeFault(({ operation_id, work_error }) => operation_id === cause && work_error !== undefined)?.work_error;
