import { callOf, type Fault } from '#verify/check/check-answer.ts';
import { checkRequest } from '#verify/check/check-request.ts';
import { whereThrown } from '#verify/check/server-error.ts';
import type { Match } from '#verify/contract/rest.ts';
import { clientLeft, type Exchange } from '#mocks/passthrough/exchange.ts';
import { evidenceOf, pathOf } from '#verify/check/exchange.ts';
import { valuesOf } from '#mocks/passthrough/headers.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { readFrame } from '#verify/events/frame.ts';
import type { Journal } from '#verify/journal.ts';

/** Takes in what a real client and its server tell each other. */
export type Watcher = {
  /** A call; false where it is none of the API's. `step` says where it was seen. */
  readonly exchange: (exchange: Exchange, step?: string) => Promise<boolean>;
  /** A text message of a websocket, from the server; false where it is no event of a channel. */
  readonly message: (text: string, at: number, step?: string) => boolean;
};

const apiPaths = ['/api/', '/sanctum/'];

/** A cache of the client asked whether it is still right: HTTP's own answer, which no contract needs to name. */
const isRevalidation = ({ requestHeaders, answer }: Exchange): boolean =>
  answer?.status === 304 &&
  ['if-none-match', 'if-modified-since'].some((name) => valuesOf(requestHeaders, name).length > 0);

/** That a server may fail is documented for every call; that it did is told all the same. */
const failed = ({ operation }: Match, exchange: Exchange): readonly Fault[] => {
  const { answer } = exchange;
  if (!answer || answer.status < 500 || !operation.answers.has(answer.status)) return [];
  return [
    {
      kind: 'unexpected-status',
      subject: { operation: operation.id, call: callOf(operation), status: answer.status },
      at: '',
      text: `It returned ${answer.status}.`,
      hint: whereThrown(exchange),
    },
  ];
};

export const createWatcher = ({ rest }: Contract, journal: Journal): Watcher => {
  const isOfApi = ({ method, target }: Exchange): boolean => {
    if (method === 'OPTIONS') return false;
    const path = pathOf(target);
    return apiPaths.some((start) => path.startsWith(start)) || rest.find(method, path) !== null;
  };
  return {
    exchange: async (exchange, step) => {
      if (!isOfApi(exchange) || exchange.failure === clientLeft || isRevalidation(exchange)) return false;
      journal.exchange('passive', exchange, step);
      const match = rest.find(exchange.method, pathOf(exchange.target));
      const evidence = [...(step === undefined ? [] : [step]), ...evidenceOf(exchange)];
      for (const fault of match ? [...failed(match, exchange), ...(await checkRequest(rest, match, exchange))] : []) {
        journal.add({ ...fault, part: 'passive', evidence });
      }
      return true;
    },
    message: (text, at, step) => {
      const frame = readFrame(text);
      if (!frame || frame.channel === '' || /^(?:pusher|pusher_internal):/.test(frame.event)) return false;
      journal.event('passive', { channel: frame.channel, event: frame.event, data: frame.data, at }, step);
      return true;
    },
  };
};
