import type { Contract } from '#verify/contract/contract.ts';
import type { CountedFinding, FindingKind } from '#verify/finding.ts';
import { choose, type Mutant } from './mutant.ts';
import type { Schema } from './places.ts';
import { schemaKinds } from './schema-kinds.ts';
import type { CapturedFrame, SentFrame } from './captured.ts';

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

type Given = {
  readonly contract: Contract;
  readonly group: Group;
  readonly last: CapturedFrame;
  readonly round: number;
};

type EventKind = { readonly name: string; readonly apply: (given: Given) => Change | null };

function frameText({ event, address, data }: CapturedFrame, changes: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ event, channel: address, data, ...changes });
}

function payloadOf({ data }: CapturedFrame): unknown {
  return JSON.parse(String(data));
}

function onLast({ group }: Given, change: (frame: CapturedFrame) => readonly SentFrame[]): Change['frame'] {
  return (frame, index) => (index === group.frames.length - 1 ? change(frame) : null);
}

function onAll(change: (frame: CapturedFrame) => readonly SentFrame[]): Change['frame'] {
  return (frame) => change(frame);
}

function otherChannel({ contract, last }: Given): string {
  const other = [...contract.events.channels.values()].find(({ key }) => key !== last.channel);
  return other?.address.replace('{id}', last.address.split('.').at(-1) ?? '') ?? '';
}

function payloadSchema(document: Schema, { channel, message }: CapturedFrame): Schema {
  const channels = document['channels'] as Readonly<
    Record<string, { readonly messages: Readonly<Record<string, { readonly name: string; readonly payload: Schema }>> }>
  >;
  return Object.values(channels[channel]?.messages ?? {}).find(({ name }) => name === message)?.payload ?? {};
}

function ofSchemas(document: Schema): readonly EventKind[] {
  return schemaKinds.map(({ name, apply }) => ({
    name: `in an event, ${name}`,
    apply: (given) => {
      const { last, round } = given;
      const all = apply(document, payloadSchema(document, last), payloadOf(last));
      const broken = choose(all, `${name} ${last.channel} ${last.message}`, round);
      if (!broken) return null;
      const text = JSON.stringify(broken.value);
      const frame = onLast(given, (found) => [{ text: frameText(found, { data: text }) }]);
      return { frame, finding: 'event-schema', at: broken.at };
    },
  }));
}

const caused: readonly EventKind[] = [
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
      frame: onAll((found) => [{ text: frameText(found, { channel: found.address.replace(/\d+$/, '987654') }) }]),
      finding: 'event-misplaced',
    }),
  },
  {
    name: 'an event on another channel',
    apply: (given) => ({
      frame: onAll((found) => [{ text: frameText(found, { channel: otherChannel(given) }) }]),
      // If the other channel also has it, it appears twice.
      finding: ['event-misplaced', 'undeclared-event', 'event-doubled'],
      channel: null,
    }),
  },
  {
    name: 'events in another order',
    apply: ({ last, group }) => {
      const statuses = group.frames.map((frame) => (payloadOf(frame) as { readonly status?: unknown }).status);
      if (last.message !== 'chatMessage.statusUpdated' || new Set(statuses).size < 2) return null;
      const change = (found: CapturedFrame, index: number): readonly SentFrame[] => {
        const status = statuses[statuses.length - 1 - index] ?? statuses[0];
        return [{ text: frameText(found, { data: JSON.stringify({ ...(payloadOf(found) as object), status }) }) }];
      };
      return { frame: change, finding: 'event-order' };
    },
  },
];

const any: readonly EventKind[] = [
  { name: 'an event that is missing', apply: () => ({ frame: onAll(() => []), finding: 'event-missing' }) },
  {
    name: 'an event that comes twice',
    apply: (given) => ({
      frame: onLast(given, ({ text }) => [{ text }, { text }]),
      finding: 'event-doubled',
    }),
  },
  {
    name: 'data that is encoded once',
    apply: (given) => ({
      frame: onLast(given, (found) => [{ text: frameText(found, { data: payloadOf(found) }) }]),
      finding: 'event-encoding',
    }),
  },
  {
    name: 'an event that is too large',
    apply: (given) => ({
      frame: onLast(given, (found) => {
        const large = { ...(payloadOf(found) as object), more: 'x'.repeat(8_001) };
        return [{ text: frameText(found, { data: JSON.stringify(large) }) }];
      }),
      finding: 'event-too-large',
    }),
  },
  {
    name: 'an event of an undeclared name',
    apply: (given) => ({
      frame: onLast(given, (found) => [{ text: frameText(found, { event: `${found.event}.unknown` }) }]),
      finding: 'undeclared-event',
      message: `${given.last.event}.unknown`,
    }),
  },
  {
    name: 'an event on an undeclared channel',
    apply: (given) => ({
      frame: onLast(given, (found) => [{ text: frameText(found, { channel: 'private-invented.1' }) }]),
      finding: 'undeclared-channel',
      message: given.last.event,
      channel: 'private-invented.1',
    }),
  },
];

const naming: ReadonlySet<FindingKind> = new Set(['event-missing', 'event-late', 'event-misplaced']);

function mutantOf(name: string, { last, group }: Given, change: Change): Mutant {
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
    place: `${message} on ${group.template}${cause ? `, by ${cause.operation}` : ''}${change.at ?? ''}`,
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
    isFoundBy: isNamed,
  };
}

/** Returns the events of the last request of each operation. */
function groupsOf(contract: Contract, frames: readonly CapturedFrame[]): readonly Group[] {
  const groups = new Map<string, CapturedFrame[]>();
  for (const frame of frames) {
    const key = `${frame.channel} ${frame.message} ${frame.cause?.operation ?? ''}`;
    const known = groups.get(key) ?? [];
    const isNewer = known[0]?.cause?.number !== frame.cause?.number;
    groups.set(key, isNewer ? [frame] : [...known, frame]);
  }
  return [...groups.values()].map((found) => {
    const key = found[0]?.channel ?? '';
    return { frames: found, template: contract.events.channels.get(key)?.address ?? key };
  });
}

function unexpected({ frames, template }: Group): Mutant {
  const [frame] = frames;
  return {
    kind: 'an event that nothing causes',
    place: `${frame?.message} on ${template}`,
    parts,
    claims: [`event-unexpected ${frame?.message} ${template}`],
    change: () => ({ first: frame ? [frame.text] : [] }),
    isFoundBy: ({ kind, subject }) =>
      kind === 'event-unexpected' && subject.message === frame?.message && subject.channel === template,
  };
}

export function eventMutants(
  contract: Contract,
  document: Schema,
  frames: readonly CapturedFrame[],
  round = 0,
): readonly Mutant[] {
  const groups = groupsOf(contract, frames);
  const schemas = ofSchemas(document);
  const names = groups.map(({ frames: [frame], template }) => `${frame?.message} ${template}`);
  const others = groups.filter(
    ({ frames: [frame], template }, index) =>
      frame?.cause !== null && names.indexOf(`${frame?.message} ${template}`) === index,
  );
  const all = groups.flatMap((group): readonly Mutant[] => {
    const last = group.frames.at(-1);
    if (!last) return [];
    const kinds = round > 0 ? schemas : [...schemas, ...any, ...(last.cause ? caused : [])];
    const given: Given = { contract, group, last, round };
    return kinds.flatMap((kind) => {
      const change = kind.apply(given);
      return change ? [mutantOf(kind.name, given, change)] : [];
    });
  });
  return round > 0 ? all : [...all, ...others.map(unexpected)];
}
