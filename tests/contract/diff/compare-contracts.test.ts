import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '#scripts/generate/bundle.ts';
import { formatDifference } from '#scripts/contract/diff.ts';
import { base, type Change, drop, type Edit, edited, inBoth, move, put } from './base-contract.ts';
import {
  breakingEvents,
  breakingOperations,
  breakingRequests,
  breakingResponses,
  compatibleResponses,
  harmlessEvents,
  harmlessRequests,
} from './changes.ts';
import { compareContracts, type Contract } from '#scripts/contract/diff/compare-contracts.ts';

const schema = 'openapi components schemas';

async function findBreaking(next: Contract, old = base()): Promise<string[]> {
  const { breaking } = await compareContracts(old, next);
  return [...new Set(breaking.map(({ place }) => place))];
}

async function expectReport({ edits, breaking = [] }: Change): Promise<void> {
  expect(await findBreaking(edited(edits))).toEqual(breaking);
}

describe('breaking contract changes', () => {
  it.each([...breakingRequests, ...breakingResponses, ...breakingOperations, ...breakingEvents])(
    'reports a breaking change: $what',
    async (change) => {
      expect(change.breaking).not.toHaveLength(0);
      await expectReport(change);
    },
  );
});

describe('harmless contract changes', () => {
  it.each([...harmlessRequests, ...compatibleResponses, ...harmlessEvents])(
    'reports no breaking change: $what',
    async (change) => {
      expect(change.breaking).toBeUndefined();
      expect(edited(change.edits)).not.toEqual(base());
      await expectReport(change);
    },
  );
});

function reversed(value: JsonObject): JsonObject {
  const turn = (item: JsonObject[string]): JsonObject[string] => {
    if (Array.isArray(item)) return item.map((entry) => turn(entry));
    return isObject(item) ? reversed(item) : item;
  };
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, turn(item)]),
  );
}

describe('equivalent contracts', () => {
  const same: [string, Edit[]][] = [
    ['nothing at all', []],
    ['another description', [put(`${schema} Story description`, 'A tale.')]],
    ['another example', [put(`${schema} Story examples`, [{ id: 1 }])]],
    ['other tags', [put('openapi paths /api/v1/stories get tags', ['tales'])]],
    ['required fields in another order', [put(`${schema} LoginRequest required`, ['password', 'email'])]],
    ['values in another order', [put(`${schema} LoginResponse properties role enum`, ['editor', 'writer'])]],
    [
      'null said by oneOf',
      [put(`${schema} Story properties subtitle`, { oneOf: [{ type: 'null' }, { type: 'string' }] })],
    ],
    [
      'one value said by const',
      [put(`${schema} LoginResponse properties role`, { anyOf: [{ const: 'writer' }, { const: 'editor' }] })],
    ],
    [
      'a reference written out',
      [
        put(`${schema} Story properties cover oneOf 0`, {
          type: 'object',
          required: ['path'],
          properties: { path: { type: 'string' } },
          additionalProperties: false,
        }),
      ],
    ],
    [
      'a schema taken apart by allOf',
      [
        put(`${schema} TextAnswer`, {
          allOf: [
            { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
            { type: 'object', properties: { message: { minLength: 0 } } },
          ],
        }),
      ],
    ],
    ['a limit that limits nothing', [put(`${schema} TextAnswer properties message minLength`, 0)]],
    [
      'a schema of another name',
      [
        move(`${schema} LoginResponse`, `${schema} Entrance`),
        put(
          'openapi paths /api/v1/auth/login post responses 200 content application/json schema $ref',
          '#/components/schemas/Entrance',
        ),
      ],
    ],
    [
      'the description of a link',
      [put('openapi paths /api/v1/stories get responses 200 links first description', 'The first story.')],
    ],
  ];

  it.each(same)('reports no change for %s', async (_, edits) => {
    expect(await findBreaking(edited(edits))).toEqual([]);
    expect(await findBreaking(base(), edited(edits))).toEqual([]);
  });

  it('reports no change for a body of bytes that loses or gets the schema of a binary string', async () => {
    const withFile = (media: JsonObject): Contract =>
      edited([put('openapi paths /api/v1/stories get responses 200 content application/pdf', media)]);
    const [without, binary] = [withFile({}), withFile({ schema: { type: 'string', format: 'binary' } })];
    expect(await findBreaking(without, binary)).toEqual([]);
    expect(await findBreaking(binary, without)).toEqual([]);
  });

  it('reports no change for keys in another order', async () => {
    const { openapi, asyncapi } = base();
    expect(await findBreaking({ openapi: reversed(openapi), asyncapi: reversed(asyncapi) })).toEqual([]);
  });
});

describe('recursive schemas', () => {
  const circle = (ref: string): JsonObject => ({
    type: 'object',
    properties: { next: { oneOf: [{ $ref: ref }, { type: 'null' }] } },
  });

  it('compares schemas that recurse mutually, through allOf or on one side only', async () => {
    const self = '#/components/schemas/TextAnswer';
    const old = edited([
      put(`${schema} TextAnswer`, circle('#/components/schemas/AudioAnswer')),
      put(`${schema} AudioAnswer`, circle(self)),
    ]);
    const merged = edited([
      put(`${schema} TextAnswer`, { allOf: [circle(self), { properties: { other: { $ref: self } } }] }),
    ]);
    expect(await findBreaking(old, old)).toEqual([]);
    expect(await findBreaking(merged, merged)).toEqual([]);
    expect(await findBreaking(old, merged)).not.toHaveLength(0);
    expect(await findBreaking(old)).not.toHaveLength(0);
  });

  it('rejects a cycle of bare references and a reference to a missing schema', async () => {
    const message = "The reference #/components/schemas/Image can't be resolved in its bundle.";
    const circular = edited([put(`${schema} Image`, { $ref: '#/components/schemas/Image' })]);
    await expect(findBreaking(circular)).rejects.toThrow(message);
    await expect(findBreaking(edited([drop(`${schema} Image`)]))).rejects.toThrow(message);
  });
});

describe('contract-diff report', () => {
  it('says in words what breaks, once for all places, and what is new', async () => {
    const edits = [
      ...inBoth('ChatMessage properties error', { type: ['string', 'null'] }),
      drop('openapi paths /api/v1/stories/{story} delete'),
      put('openapi paths /api/v1/genres', { get: { operationId: 'genreList', responses: {} } }),
    ];
    expect(formatDifference(await compareContracts(base(), edited(edits)), 'v1.0.0').split('\n')).toEqual([
      'Breaking (2)',
      '  - storyDelete: was removed.',
      "  - chatMessageAnswer, response 201, error; event `chatMessage.created` on channel `sessionChat`, chat_message.error: Type 'null' is not assignable to type 'string | undefined'.",
      'New: genreList.',
      'Since v1.0.0: 2 breaking changes, 1 new operation or event.',
    ]);
  });

  it('rates a stricter schema as harmless in responses and breaking in requests', async () => {
    const request = put(
      'openapi paths /api/v1/stories/{story} patch requestBody content application/json schema $ref',
      '#/components/schemas/Story',
    );
    const stricter = put(`${schema} Story properties name maxLength`, 100);
    const { breaking } = await compareContracts(edited([request]), edited([request, stricter]));
    expect(breaking).toEqual([{ place: 'storyUpdate, request body, name', text: 'maxLength is now 100, was 200' }]);
  });
});
