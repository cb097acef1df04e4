import type { HandlerContext } from '#mocks/handlers/handler.ts';

/** Returns the work error of a matching fault and uses it up. */
export function consumeProcessingError({ session, cause }: HandlerContext): string | undefined {
  return session.consumeFault(({ operation_id, work_error }) => operation_id === cause && work_error !== undefined)
    ?.work_error;
}
