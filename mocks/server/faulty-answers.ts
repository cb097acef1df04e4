import type { FaultRow } from '#mocks/model/tables.ts';
import type { Answer } from '#mocks/prism/chain.ts';
import { faultAnswer } from './laravel-answers.ts';
import type { Written } from './write-answer.ts';

/** The answer that a fault puts in place of the real one; undefined where the call goes on. */
export const forcedAnswer = ({ status, answer_text: text }: FaultRow): Answer | undefined => {
  if (status !== undefined) return faultAnswer(status);
  return text === undefined ? undefined : { status: 200 };
};

/** An answer as it leaves under a fault: other text, text before it, further headers. */
export const withFault = (written: Written, fault: FaultRow | undefined): Written => {
  if (!fault) return written;
  const { answer_text: text, text_before: before = '', headers } = fault;
  const type = text === undefined ? {} : { 'Content-Type': 'application/json' };
  const body = text ?? written.body;
  return {
    ...written,
    headers: { ...written.headers, ...type, ...headers },
    body: before === '' ? body : before + String(body),
  };
};
