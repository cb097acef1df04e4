import type { Contract } from '#verify/contract/contract.ts';
import type { CountedFinding, FindingKind } from '#verify/finding.ts';
import type { Mutant } from './mutant.ts';
import type { RawResponse, CapturedRequest } from './captured.ts';

function addressOf({ requestBody }: Pick<CapturedRequest, 'requestBody'>): string {
  return new URLSearchParams(requestBody.toString('utf8')).get('channel_name') ?? '';
}

type Asked = { readonly contract: Contract; readonly address: string; readonly call: CapturedRequest };

function templateOf({ contract, address }: Asked): string {
  return contract.events.channelOf(address)?.channel.address ?? address;
}

function json(answer: RawResponse, status: number, value: unknown): RawResponse {
  return {
    ...answer,
    status,
    body: Buffer.from(JSON.stringify(value)),
  };
}

/** A well-formed but invalid signature. */
const signed = { auth: `lamplight:${'0123456789abcdef'.repeat(4)}` };
const forbidden = { message: 'This action is unauthorized.' };

function authIn({ body }: RawResponse): string {
  return (JSON.parse(body.toString('utf8')) as { readonly auth: string }).auth;
}

type Kind = {
  readonly name: string;
  readonly status: number;
  readonly change: (answer: RawResponse) => RawResponse;
  readonly finding: (asked: Asked) => FindingKind;
  readonly at?: string;
};

const kinds: readonly Kind[] = [
  {
    name: 'a foreign channel allowed',
    status: 403,
    change: (answer) => json(answer, 200, signed),
    finding: ({ contract, address }) =>
      contract.events.channelOf(address) ? 'foreign-channel-allowed' : 'undeclared-channel',
  },
  {
    name: 'an unauthenticated client let into a channel',
    status: 401,
    change: (answer) => json(answer, 200, signed),
    finding: () => 'foreign-channel-allowed',
  },
  {
    name: 'an own channel refused',
    status: 200,
    change: (answer) => json(answer, 403, forbidden),
    finding: () => 'own-channel-refused',
  },
  {
    name: 'a signature with another secret',
    status: 200,
    change: (answer) => json(answer, 200, { auth: authIn(answer).replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
    finding: () => 'own-channel-refused',
  },
  {
    name: 'a signature in another form',
    status: 200,
    change: (answer) => json(answer, 200, { auth: authIn(answer).toUpperCase() }),
    finding: () => 'wrong-signature',
    at: '/auth',
  },
];

function mutantOf(asked: Asked, kind: Kind): Mutant {
  const template = templateOf(asked);
  const wanted = kind.finding(asked);
  const names = ({ subject, evidence = [] }: CountedFinding): boolean =>
    kind.at === undefined ? subject.channel === template : evidence.some((line) => line.includes(asked.address));
  return {
    kind: kind.name,
    place: asked.address,
    parts: ['events'],
    claims: [asked.address, `${wanted} ${kind.at ?? template}`],
    change: () => ({
      answer: ({ operation, requestBody, answer }) =>
        operation === 'broadcastingAuth' &&
        answer.status === kind.status &&
        addressOf({ requestBody }) === asked.address
          ? kind.change(answer)
          : null,
    }),
    isFoundBy: (finding) => finding.kind === wanted && finding.at === (kind.at ?? '') && names(finding),
  };
}

const ofTheWhole: readonly Mutant[] = [
  {
    kind: 'a websocket that takes any signature',
    place: 'the websocket',
    parts: ['events'],
    claims: ['the websocket'],
    change: () => ({ takes: () => true }),
    isFoundBy: ({ kind, subject }) => kind === 'wrong-signature' && subject.channel !== undefined,
  },
  {
    kind: 'channels signed for another application',
    place: 'broadcastingAuth',
    parts: ['doctor'],
    claims: ['the whole'],
    change: () => ({
      answer: ({ operation, answer }) =>
        operation === 'broadcastingAuth' && answer.status === 200
          ? json(answer, 200, { auth: authIn(answer).replace(/^[^:]+/, 'another') })
          : null,
    }),
    isFoundBy: ({ kind, subject }) => kind === 'set-up' && subject.operation === 'broadcastingAuth',
  },
  {
    kind: 'no CSRF cookie',
    place: 'csrfCookieRead',
    parts: ['doctor'],
    claims: ['the whole'],
    change: () => ({
      answer: ({ operation, answer }) =>
        operation === 'csrfCookieRead'
          ? { ...answer, headers: answer.headers.filter(([name]) => name.toLowerCase() !== 'set-cookie') }
          : null,
    }),
    isFoundBy: ({ kind, subject }) => kind === 'set-up' && subject.operation === 'csrfCookieRead',
    isToldBy: (sentence) => sentence.includes('/sanctum/csrf-cookie') && sentence.includes('XSRF-TOKEN'),
  },
];

/** Expects `calls` from a run of `events` only. */
export function channelMutants(contract: Contract, calls: readonly CapturedRequest[]): readonly Mutant[] {
  const asked = new Map(
    calls
      .filter(({ operation }) => operation === 'broadcastingAuth')
      .map((call): [string, Asked] => {
        const address = addressOf(call);
        return [`${address} ${call.answer.status}`, { contract, address, call }];
      }),
  );
  const each = [...asked.values()].flatMap((one) =>
    kinds.filter(({ status }) => status === one.call.answer.status).map((kind) => mutantOf(one, kind)),
  );
  return [...each, ...ofTheWhole];
}
