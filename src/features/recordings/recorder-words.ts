/** What the recorder calls what is spoken. */
export type RecorderWords = {
  /** Over the microphone. */
  readonly speak: string;
  /** On the button that sends it. */
  readonly send: string;
};

export const answerWords: RecorderWords = { speak: 'Speak your answer', send: 'Send answer' };
