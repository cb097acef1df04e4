import { mismatch, type Mismatch } from '#verify/base/finding.ts';
import { checkRequest } from '#verify/check/check-request.ts';
import { formatOperation, getTopStackFrame } from '#verify/check/check-response.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { findResponse, type Match } from '#verify/contract/rest.ts';
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
  return [mismatch('unexpected-status', subject, `It returned ${response.status}.`, getTopStackFrame(exchange))];
}

/** Checks traffic that others sent. `step` names its source. */
export function createWatcher({ rest }: Contract, recorder: RunRecorder) {
  const isOfApi = ({ method, target }: Exchange): boolean =>
    method !== 'OPTIONS' && (apiPaths.some((start) => target.startsWith(start)) || rest.find(method, target) !== null);
  return {
    /** Resolves to false for requests outside the API. */
    exchange: async (exchange: Exchange, step?: string): Promise<boolean> => {
      if (!isOfApi(exchange) || exchange.failure === clientLeft || isRevalidation(exchange)) return false;
      recorder.exchange(exchange, step);
      const match = rest.find(exchange.method, exchange.target);
      for (const fault of match ? [...failed(match, exchange), ...(await checkRequest(rest, match, exchange))] : []) {
        recorder.addAbout({ exchange }, fault, ...(step === undefined ? [] : [step]));
      }
      return true;
    },
    /** Returns false unless the server's message is a channel event. */
    message: (text: string, at: number, step?: string): boolean => {
      const frame = readFrame(text);
      if (!frame || frame.channel === '' || isOfProtocol(frame)) return false;
      recorder.event({ channel: frame.channel, event: frame.event, data: frame.data, at }, step);
      return true;
    },
  };
}
