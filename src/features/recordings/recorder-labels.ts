export type RecorderLabels = {
  readonly speak: string;
  readonly send: string;
};

export const answerLabels: RecorderLabels = { speak: 'Speak your answer', send: 'Send answer' };
