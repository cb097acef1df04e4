import type { CountedFinding, FindingKind } from '#verify/base/finding.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { CapturedFrame, SentFrame } from './captured.ts';
import { choose, type Mutant } from './mutant.ts';
import type { Schema } from './places.ts';
import { schemaKinds } from './schema-kinds.ts';

const parts = ['workflows', 'requests', 'events'] as const;

/** Events with one name on one channel, caused by one request or by no request. */
type Group = { readonly frames: readonly CapturedFrame[]; readonly template: string };

type Change = {
  readonly frame: (frame: CapturedFrame, index: number) => readonly SentFrame[] | null;
  readonly finding: FindingKind | readonly FindingKind[];
  readonly at?: string;
  /** Default: the event's name and the channel's address in the contract. */
  readonly message?: string;
  readonly channel?: string | null;
};

type MutationContext = {
  readonly contract: Contract;
  readonly group: Group;
  readonly last: CapturedFrame;
  readonly round: number;
};

type EventKind = { readonly name: string; readonly apply: (context: MutationContext) => Change | null };

export function frameText({ event, address, data }: CapturedFrame, changes: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ event, channel: address, data, ...changes });
}

export function parsePayload({ data }: CapturedFrame): unknown {
  return JSON.parse(String(data));
}

function onLast({ group }: MutationContext, change: (frame: CapturedFrame) => readonly SentFrame[]): Change['frame'] {
  return (frame, index) => (index === group.frames.length - 1 ? change(frame) : null);
}

function onAll(change: (frame: CapturedFrame) => readonly SentFrame[]): Change['frame'] {
  return (frame) => change(frame);
}

function otherChannel({ contract, last }: MutationContext): string {
  const other = [...contract.events.channels.values()].find(({ key }) => key !== last.channel);
  return other?.address.replace('{id}', last.address.split('.').at(-1) ?? '') ?? '';
}

export function payloadSchema({ events }: Contract, { channel, message }: CapturedFrame): Schema {
  return events.channels.get(channel)?.messages.get(message)?.schema ?? {};
}

const ofSchemas: readonly EventKind[] = schemaKinds.map(({ name, finding = 'event-schema' as const, apply }) => ({
  name: `in an event, ${name}`,
  apply: (context) => {
    const { contract, last, round } = context;
    const all = apply(payloadSchema(contract, last), parsePayload(last));
    const broken = choose(all, `${name} ${last.channel} ${last.message}`, round);
    if (!broken) return null;
    const text = JSON.stringify(broken.value);
    const frame = onLast(context, (captured) => [{ text: frameText(captured, { data: text }) }]);
    return { frame, finding, at: broken.at };
  },
}));

const caused: readonly EventKind[] = [
  {
    name: 'an event that is missing though its condition holds',
    apply: ({ last }) =>
      last.cause?.emission.when?.condition === undefined ? null : { frame: onAll(() => []), finding: 'event-missing' },
  },
  {
    name: 'an event that comes to the sender too',
    apply: ({ last }) =>
      last.cause?.emission.to === 'others'
        ? { frame: onAll(({ text }) => [{ text }, { text, toSender: true }]), finding: 'event-echoed' }
        : null,
  },
  {
    name: 'an event that comes late',
    apply: () => ({
      frame: onAll(({ text, cause }) => [{ text, at: (cause?.deadline ?? 0) + 50 }]),
      finding: 'event-late',
    }),
  },
  {
    name: 'an event on the channel of another thing',
    apply: () => ({
      frame: onAll((captured) => [
        { text: frameText(captured, { channel: captured.address.replace(/\d+$/, '987654') }) },
      ]),
      finding: 'event-misplaced',
    }),
  },
  {
    name: 'an event on another channel',
    apply: (context) => ({
      frame: onAll((captured) => [{ text: frameText(captured, { channel: otherChannel(context) }) }]),
      // If the other channel also has it, it appears twice.
      finding: ['event-misplaced', 'undeclared-event', 'event-doubled'],
      channel: null,
    }),
  },
  {
    name: 'events in another order',
    apply: ({ last, group }) => {
      const statuses = group.frames.map((frame) => (parsePayload(frame) as { readonly status?: unknown }).status);
      if (last.message !== 'chatMessage.statusUpdated' || new Set(statuses).size < 2) return null;
      const change = (captured: CapturedFrame, index: number): readonly SentFrame[] => {
        const status = statuses[statuses.length - 1 - index] ?? statuses[0];
        return [
          { text: frameText(captured, { data: JSON.stringify({ ...(parsePayload(captured) as object), status }) }) },
        ];
      };
      return { frame: change, finding: 'event-order' };
    },
  },
];

const any: readonly EventKind[] = [
  { name: 'an event that is missing', apply: () => ({ frame: onAll(() => []), finding: 'event-missing' }) },
  {
    name: 'an event that comes twice',
    apply: (context) => ({
      frame: onLast(context, ({ text }) => [{ text }, { text }]),
      finding: 'event-doubled',
    }),
  },
  {
    name: 'data that is encoded once',
    apply: (context) => ({
      frame: onLast(context, (captured) => [{ text: frameText(captured, { data: parsePayload(captured) }) }]),
      finding: 'event-encoding',
    }),
  },
  {
    name: 'an event that is too large',
    apply: (context) => ({
      frame: onLast(context, (captured) => {
        const large = { ...(parsePayload(captured) as object), more: 'x'.repeat(8_001) };
        return [{ text: frameText(captured, { data: JSON.stringify(large) }) }];
      }),
      finding: 'event-too-large',
    }),
  },
  {
    name: 'an event of an undeclared name',
    apply: (context) => ({
      frame: onLast(context, (captured) => [{ text: frameText(captured, { event: `${captured.event}.unknown` }) }]),
      finding: 'undeclared-event',
      message: `${context.last.event}.unknown`,
    }),
  },
  {
    name: 'an event on an undeclared channel',
    apply: (context) => ({
      frame: onLast(context, (captured) => [{ text: frameText(captured, { channel: 'private-invented.1' }) }]),
      finding: 'undeclared-channel',
      message: context.last.event,
      channel: 'private-invented.1',
    }),
  },
];

const naming: ReadonlySet<FindingKind> = new Set(['event-missing', 'event-late', 'event-misplaced', 'event-echoed']);

function createMutant(name: string, { last, group }: MutationContext, change: Change): Mutant {
  const { cause, channel, message } = last;
  const kinds = new Set([change.finding].flat());
  const isOfGroup = (frame: CapturedFrame): boolean =>
    frame.channel === channel &&
    frame.message === message &&
    frame.cause?.operation === cause?.operation &&
    frame.cause?.number === cause?.number;
  const isNamed = ({ kind, subject, at }: CountedFinding): boolean =>
    kinds.has(kind) &&
    (subject.message === (change.message ?? message) || (change.channel === null && subject.message === last.event)) &&
    (change.channel === null || subject.channel === (change.channel ?? group.template)) &&
    (!naming.has(kind) || subject.operation === cause?.operation) &&
    at === (change.at ?? '');
  return {
    kind: name,
    target: `${message} on ${group.template}${cause ? `, by ${cause.operation}` : ''}${change.at ?? ''}`,
    parts,
    claims: [
      `${group.template} ${message} ${cause?.operation ?? ''}`,
      ...[...kinds].map((kind) => `${kind} ${message} ${naming.has(kind) ? (cause?.operation ?? '') : group.template}`),
    ],
    change: () => {
      let index = 0;
      return {
        frame: (frame) => {
          if (!isOfGroup(frame)) return null;
          index += 1;
          return change.frame(frame, index - 1);
        },
      };
    },
    isDetectedBy: isNamed,
  };
}

/** Returns the events of the last request of each operation. */
function toGroups(contract: Contract, frames: readonly CapturedFrame[]): readonly Group[] {
  const groups = new Map<string, CapturedFrame[]>();
  for (const frame of frames) {
    const key = `${frame.channel} ${frame.message} ${frame.cause?.operation ?? ''}`;
    const existing = groups.get(key) ?? [];
    const isNewer = existing[0]?.cause?.number !== frame.cause?.number;
    groups.set(key, isNewer ? [frame] : [...existing, frame]);
  }
  return [...groups.values()].map((grouped) => {
    const key = grouped[0]?.channel ?? '';
    return { frames: grouped, template: contract.events.channels.get(key)?.address ?? key };
  });
}

function unexpected({ frames, template }: Group): Mutant {
  const [frame] = frames;
  return {
    kind: 'an event that nothing causes',
    target: `${frame?.message} on ${template}`,
    parts,
    claims: [`event-unexpected ${frame?.message} ${template}`],
    change: () => ({ first: frame ? [frame.text] : [] }),
    isDetectedBy: ({ kind, subject }) =>
      kind === 'event-unexpected' && subject.message === frame?.message && subject.channel === template,
  };
}

export function eventMutants(contract: Contract, frames: readonly CapturedFrame[], round = 0): readonly Mutant[] {
  const groups = toGroups(contract, frames);
  const names = groups.map(({ frames: [frame], template }) => `${frame?.message} ${template}`);
  const others = groups.filter(
    ({ frames: [frame], template }, index) =>
      frame?.cause !== null && names.indexOf(`${frame?.message} ${template}`) === index,
  );
  const all = groups.flatMap((group): readonly Mutant[] => {
    const last = group.frames.at(-1);
    if (!last) return [];
    const kinds = round > 0 ? ofSchemas : [...ofSchemas, ...any, ...(last.cause ? caused : [])];
    const context: MutationContext = { contract, group, last, round };
    return kinds.flatMap((kind) => {
      const change = kind.apply(context);
      return change ? [createMutant(kind.name, context, change)] : [];
    });
  });
  return round > 0 ? all : [...all, ...others.map(unexpected)];
}
