import { chooseResponse } from '#mocks/contract/documented-responses.ts';
import type { FaultRow } from '#mocks/model/tables.ts';
import type { Operation } from '#mocks/prism/operations.ts';
import type { MockResponse } from '#mocks/prism/validator.ts';
import { faultResponse, refusal } from './laravel-responses.ts';
import type { WrittenResponse } from './write-response.ts';

/** Returns the fault's response, or undefined to handle the request. */
export function forcedResponse(fault: FaultRow, { id, documented }: Operation): MockResponse | undefined {
  const { status, example, answer_text: text } = fault;
  if (example !== undefined) {
    const chosen = chooseResponse(id, documented, { status: status?.toString(), example });
    // Checked when the fault was created; the contract may have changed since.
    return typeof chosen === 'string' ? refusal(501, chosen) : chosen;
  }
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
