import type { CountedFinding, FindingKind } from '#verify/base/finding.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { CapturedRequest, RawResponse } from './captured.ts';
import type { Mutant } from './mutant.ts';

function getAddress({ requestBody }: Pick<CapturedRequest, 'requestBody'>): string {
  return new URLSearchParams(requestBody.toString('utf8')).get('channel_name') ?? '';
}

type AuthRequest = { readonly contract: Contract; readonly address: string; readonly request: CapturedRequest };

function getTemplate({ contract, address }: AuthRequest): string {
  return contract.events.findChannel(address)?.channel.address ?? address;
}

function json(response: RawResponse, status: number, value: unknown): RawResponse {
  return {
    ...response,
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
  readonly change: (response: RawResponse) => RawResponse;
  readonly finding: (authRequest: AuthRequest) => FindingKind;
  readonly at?: string;
};

const kinds: readonly Kind[] = [
  {
    name: 'a foreign channel allowed',
    status: 403,
    change: (response) => json(response, 200, signed),
    finding: ({ contract, address }) =>
      contract.events.findChannel(address) ? 'foreign-channel-allowed' : 'undeclared-channel',
  },
  {
    name: 'an unauthenticated client let into a channel',
    status: 401,
    change: (response) => json(response, 200, signed),
    finding: () => 'foreign-channel-allowed',
  },
  {
    name: 'an own channel refused',
    status: 200,
    change: (response) => json(response, 403, forbidden),
    finding: () => 'own-channel-refused',
  },
  {
    name: 'a signature with another secret',
    status: 200,
    change: (response) =>
      json(response, 200, { auth: authIn(response).replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
    finding: () => 'own-channel-refused',
  },
  {
    name: 'a signature in another form',
    status: 200,
    change: (response) => json(response, 200, { auth: authIn(response).toUpperCase() }),
    finding: () => 'wrong-signature',
    at: '/auth',
  },
];

function createMutant(authRequest: AuthRequest, kind: Kind): Mutant {
  const template = getTemplate(authRequest);
  const expected = kind.finding(authRequest);
  const names = ({ subject, evidence = [] }: CountedFinding): boolean =>
    kind.at === undefined ? subject.channel === template : evidence.some((text) => text.includes(authRequest.address));
  return {
    kind: kind.name,
    target: authRequest.address,
    parts: ['events'],
    claims: [authRequest.address, `${expected} ${kind.at ?? template}`],
    change: () => ({
      response: ({ operation, requestBody, response }) =>
        operation === 'broadcastingAuth' &&
        response.status === kind.status &&
        getAddress({ requestBody }) === authRequest.address
          ? kind.change(response)
          : null,
    }),
    isDetectedBy: (finding) => finding.kind === expected && finding.at === (kind.at ?? '') && names(finding),
  };
}

const ofTheWhole: readonly Mutant[] = [
  {
    kind: 'a websocket that takes any signature',
    target: 'the websocket',
    parts: ['events'],
    claims: ['the websocket'],
    change: () => ({ accepts: () => true }),
    isDetectedBy: ({ kind, subject }) => kind === 'wrong-signature' && subject.channel !== undefined,
  },
  {
    kind: 'channels signed for another application',
    target: 'broadcastingAuth',
    parts: ['doctor'],
    claims: ['the whole'],
    change: () => ({
      response: ({ operation, response }) =>
        operation === 'broadcastingAuth' && response.status === 200
          ? json(response, 200, { auth: authIn(response).replace(/^[^:]+/, 'another') })
          : null,
    }),
    isDetectedBy: ({ kind, subject }) => kind === 'set-up' && subject.operation === 'broadcastingAuth',
  },
  {
    kind: 'no CSRF cookie',
    target: 'csrfCookieRead',
    parts: ['doctor'],
    claims: ['the whole'],
    change: () => ({
      response: ({ operation, response }) =>
        operation === 'csrfCookieRead'
          ? { ...response, headers: response.headers.filter(([name]) => name.toLowerCase() !== 'set-cookie') }
          : null,
    }),
    isDetectedBy: ({ kind, subject }) => kind === 'set-up' && subject.operation === 'csrfCookieRead',
    isReportedBy: (sentence) => sentence.includes('/sanctum/csrf-cookie') && sentence.includes('XSRF-TOKEN'),
  },
];

/** Expects `calls` from a run of `events` only. */
export function channelMutants(contract: Contract, requests: readonly CapturedRequest[]): readonly Mutant[] {
  const authRequests = new Map(
    requests
      .filter(({ operation }) => operation === 'broadcastingAuth')
      .map((request): [string, AuthRequest] => {
        const address = getAddress(request);
        return [`${address} ${request.response.status}`, { contract, address, request }];
      }),
  );
  const each = [...authRequests.values()].flatMap((one) =>
    kinds.filter(({ status }) => status === one.request.response.status).map((kind) => createMutant(one, kind)),
  );
  return [...each, ...ofTheWhole];
}
