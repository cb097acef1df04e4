/** What the recorder calls what is spoken. */
export type RecorderLabels = {
  /** Over the microphone. */
  readonly speak: string;
  /** On the button that sends it. */
  readonly send: string;
};

export const answerLabels: RecorderLabels = { speak: 'Speak your answer', send: 'Send answer' };
