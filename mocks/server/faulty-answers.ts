import type { FaultRow } from '#mocks/model/tables.ts';
import type { MockResponse } from '#mocks/prism/chain.ts';
import { faultResponse } from './laravel-answers.ts';
import type { WrittenResponse } from './write-answer.ts';

/** The answer that a fault puts in place of the real one; undefined where the call goes on. */
export const forcedResponse = ({ status, answer_text: text }: FaultRow): MockResponse | undefined => {
  if (status !== undefined) return faultResponse(status);
  return text === undefined ? undefined : { status: 200 };
};

/** An answer as it leaves under a fault: other text, text before it, further headers. */
export const withFault = (written: WrittenResponse, fault: FaultRow | undefined): WrittenResponse => {
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
