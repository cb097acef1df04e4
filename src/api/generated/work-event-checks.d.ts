// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
export type EventCheck = {
  (payload: unknown): boolean;
  errors?: { instancePath: string; message?: string }[] | null;
};
export declare const eventChecks: {
  readonly 'ChatMessageTranscribed': EventCheck;
  readonly 'chatMessage.statusUpdated': EventCheck;
  readonly 'chatMessage.questionDrafted': EventCheck;
  readonly 'chatMessage.created': EventCheck;
  readonly 'chatMessage.data.updated': EventCheck;
  readonly 'chatMessage.developmentInsightsCreated': EventCheck;
  readonly 'sessionChat.finished': EventCheck;
  readonly 'elements.created': EventCheck;
  readonly 'userMessage.processed': EventCheck;
  readonly 'reconciliationUpdate.processed': EventCheck;
  readonly 'note.updated': EventCheck;
  readonly 'noteSection.updated': EventCheck;
};
