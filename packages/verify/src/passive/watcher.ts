import type { Mismatch } from '#verify/base/finding.ts';
import { checkRequest } from '#verify/check/check-request.ts';
import { formatOperation, unexpectedStatus } from '#verify/check/check-response.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { findResponse, type Match, type RestContract } from '#verify/contract/rest.ts';
import { isOfProtocol, readFrame } from '#verify/stream/frame.ts';
import { clientLeft, type Exchange, getHeaderValues } from '#verify/base/exchange.ts';

const apiPaths = ['/api/', '/sanctum/'];

/** A cache revalidation: 304 is part of HTTP and needn't be documented. */
function isRevalidation({ requestHeaders, response }: Exchange): boolean {
  return (
    response?.status === 304 &&
    ['if-none-match', 'if-modified-since'].some((name) => getHeaderValues(requestHeaders, name).length > 0)
  );
}

/** Server errors are documented for every operation but still reported. */
function failed({ operation }: Match, exchange: Exchange): readonly Mismatch[] {
  const { response } = exchange;
  if (!response || response.status < 500 || !findResponse(operation, response.status)) return [];
  const subject = { operation: operation.id, call: formatOperation(operation), status: response.status };
  return [unexpectedStatus(subject, exchange, `It returned ${response.status}.`)];
}

/** Checks traffic that others sent. `step` names its source. */
export class Watcher {
  readonly #rest: RestContract;
  readonly #recorder: RunRecorder;

  constructor({ rest }: Contract, recorder: RunRecorder) {
    this.#rest = rest;
    this.#recorder = recorder;
  }

  /** Resolves to false for requests outside the API. */
  async exchange(exchange: Exchange, step?: string): Promise<boolean> {
    if (!this.#isOfApi(exchange) || exchange.failure === clientLeft || isRevalidation(exchange)) return false;
    this.#recorder.exchange(exchange, step);
    const match = this.#rest.find(exchange.method, exchange.target);
    if (!match) return true;
    for (const fault of [...failed(match, exchange), ...(await checkRequest(match, exchange))]) {
      this.#recorder.addAbout({ exchange }, fault, ...(step === undefined ? [] : [step]));
    }
    return true;
  }

  /** Returns false unless the server's message is a channel event. */
  message(text: string, at: number, step?: string): boolean {
    const frame = readFrame(text);
    if (!frame || frame.channel === '' || isOfProtocol(frame)) return false;
    const { channel, event, data } = frame;
    this.#recorder.event({ channel, event, data, at }, step);
    return true;
  }

  #isOfApi({ method, target }: Exchange): boolean {
    if (method === 'OPTIONS') return false;
    return apiPaths.some((start) => target.startsWith(start)) || this.#rest.find(method, target) !== null;
  }
}
