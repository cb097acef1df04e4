import type { FaultRow } from '#mocks/model/tables.ts';
import type { MockResponse } from '#mocks/prism/validator.ts';
import { faultResponse } from './laravel-responses.ts';
import type { WrittenResponse } from './write-response.ts';

/** Returns the fault's response, or undefined to handle the request. */
export function forcedResponse({ status, answer_text: text }: FaultRow): MockResponse | undefined {
  if (status !== undefined) return faultResponse(status);
  return text === undefined ? undefined : { status: 200 };
}

export function withFault(written: WrittenResponse, fault: FaultRow | undefined): WrittenResponse {
  if (!fault) return written;
  const { answer_text: text, text_before: before = '', headers } = fault;
  const type = text === undefined ? {} : { 'Content-Type': 'application/json' };
  const body = text ?? written.body;
  return {
    ...written,
    headers: { ...written.headers, ...type, ...headers },
    body: before === '' ? body : before + String(body),
  };
}
