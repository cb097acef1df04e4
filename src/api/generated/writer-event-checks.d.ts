// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
export type EventCheck = {
  (payload: unknown): boolean;
  errors?: { instancePath: string; message?: string }[] | null;
};
export declare const eventChecks: {
  readonly 'toast.notification': EventCheck;
  readonly 'achievement.unlocked': EventCheck;
  readonly 'announcement': EventCheck;
  readonly 'userSummaryUpdate.completed': EventCheck;
};
