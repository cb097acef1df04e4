import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../generate/bundle.ts';
import { compareContracts, type Contract } from './compare-contracts.ts';
import { textReport, toReportLines } from './report.ts';
import { breakingEvents, breakingOperations } from './testing/breaking-operations.ts';
import { breakingRequests } from './testing/breaking-requests.ts';
import { breakingResponses } from './testing/breaking-responses.ts';
import { base, type Change, drop, type Edit, edited, inBoth, move, put } from './testing/contract.ts';
import { compatibleResponses, harmlessEvents, harmlessRequests } from './testing/harmless.ts';

const schema = 'openapi components schemas';

function getReport(next: Contract, old = base()): { breaking: string[]; harmless: string[] } {
  const { breaking, harmless } = toReportLines(compareContracts(old, next));
  return { breaking: breaking.map(({ text }) => text), harmless: harmless.map(({ text }) => text) };
}

function expectReport({ edits, breaking = [], harmless = [] }: Change): void {
  expect(getReport(edited(edits))).toEqual({ breaking, harmless });
}

describe('breaking contract changes', () => {
  it.each([...breakingRequests])('reports a breaking request change: $what', (change) => {
    expect(change.breaking).not.toHaveLength(0);
    expectReport(change);
  });

  it.each([...breakingResponses])('reports a breaking response change: $what', (change) => {
    expect(change.breaking).not.toHaveLength(0);
    expectReport(change);
  });

  it.each([...breakingOperations])('reports a breaking operation change: $what', (change) => {
    expect(change.breaking).not.toHaveLength(0);
    expectReport(change);
  });

  it.each([...breakingEvents])('reports a breaking event change: $what', (change) => {
    expect(change.breaking).not.toHaveLength(0);
    expectReport(change);
  });
});

describe('harmless contract changes', () => {
  it.each([...harmlessRequests, ...compatibleResponses, ...harmlessEvents])(
    'reports a harmless change: $what',
    (change) => {
      expect(change.breaking).toBeUndefined();
      expect(change.harmless).not.toHaveLength(0);
      expectReport(change);
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
          allOf: [{ type: 'object', required: ['message'] }, { properties: { message: { type: 'string' } } }],
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
      'a header in other letters',
      [
        move(
          'openapi paths /api/v1/stories get responses 200 headers X-Total',
          'openapi paths /api/v1/stories get responses 200 headers x-total',
        ),
      ],
    ],
    [
      'the description of a link',
      [put('openapi paths /api/v1/stories get responses 200 links first description', 'The first story.')],
    ],
    ['a read-only field of a request', [put(`${schema} StoryUpdateRequest properties id type`, 'string')]],
  ];

  it.each(same)('reports no change for %s', (_, edits) => {
    expect(getReport(edited(edits))).toEqual({ breaking: [], harmless: [] });
  });

  it('reports no change for a body of bytes that loses or gets the schema of a binary string', () => {
    const withFile = (media: JsonObject): Contract =>
      edited([put('openapi paths /api/v1/stories get responses 200 content application/pdf', media)]);
    const [without, binary] = [withFile({}), withFile({ schema: { type: 'string', format: 'binary' } })];
    expect(getReport(without, binary)).toEqual({ breaking: [], harmless: [] });
    expect(getReport(binary, without)).toEqual({ breaking: [], harmless: [] });
  });

  it('reports no change for keys in another order', () => {
    const { openapi, asyncapi } = base();
    expect(getReport({ openapi: reversed(openapi), asyncapi: reversed(asyncapi) })).toEqual({
      breaking: [],
      harmless: [],
    });
  });

  it('counts changed titles and descriptions as text changes', () => {
    const edits = [put(`${schema} Story description`, 'A tale.'), put('openapi info title', 'Tales')];
    expect(compareContracts(base(), edited(edits)).texts).toBe(2);
  });

  it('treats a field called title as a field rather than text', () => {
    const edits = [put(`${schema} StoryPart properties title maxLength`, 80)];
    expect(compareContracts(base(), edited(edits)).texts).toBe(0);
  });
});

describe('recursive schemas', () => {
  const circle = (ref: string): JsonObject => ({
    type: 'object',
    properties: { next: { oneOf: [{ $ref: ref }, { type: 'null' }] } },
  });

  it("reports a recursive schema's change once", () => {
    const edits = [put(`${schema} StoryPart properties note`, { type: 'string' })];
    expect(getReport(edited(edits)).harmless).toEqual([
      'Schema `StoryPart`, field `note`, in responses: is new and optional.',
    ]);
  });

  it('compares schemas that recurse mutually, through allOf or on one side only', () => {
    const self = '#/components/schemas/TextAnswer';
    const old = edited([
      put(`${schema} TextAnswer`, circle('#/components/schemas/AudioAnswer')),
      put(`${schema} AudioAnswer`, circle(self)),
    ]);
    const merged = edited([
      put(`${schema} TextAnswer`, { allOf: [circle(self), { properties: { next: { $ref: self } } }] }),
    ]);
    expect(getReport(old, old)).toEqual({ breaking: [], harmless: [] });
    expect(getReport(merged, merged)).toEqual({ breaking: [], harmless: [] });
    expect(getReport(merged, old).breaking).not.toHaveLength(0);
    expect(getReport(base(), old).breaking).not.toHaveLength(0);
  });

  it('rejects a cycle of bare references and a reference to a missing schema', () => {
    const circular = edited([put(`${schema} Image`, { $ref: '#/components/schemas/Image' })]);
    expect(() => getReport(circular)).toThrow(
      "The reference #/components/schemas/Image can't be resolved in its bundle.",
    );
    expect(() => getReport(edited([drop(`${schema} Image`)]))).toThrow("#/components/schemas/Image can't be resolved");
  });
});

describe('contract-diff report', () => {
  it("reports a shared schema's change once with every affected operation and event", () => {
    const edits = [
      ...inBoth('ChatMessage properties error', { type: ['string', 'null'] }),
      drop('openapi paths /api/v1/stories/{story} delete'),
    ];
    expect(textReport(compareContracts(base(), edited(edits)), 'v1.0.0')).toBe(
      [
        'Breaking (2)',
        '  - DELETE /api/v1/stories/{story} (storyDelete) was removed. Breaks deployed clients: they still use it.',
        '  - Schema `ChatMessage`, field `error`, in responses and events: can now be null. Breaks deployed clients: they expect a value.',
        '      1 operation: chatMessageAnswer',
        '      1 event: chatMessage.created on sessionChat',
        '',
        'Since v1.0.0: 2 breaking changes, 0 harmless changes.',
      ].join('\n'),
    );
  });

  it('reports the same change in several operations once and lists the operations', () => {
    const edits = [put('openapi paths /api/v1/stories/{story} parameters 0 schema maximum', 1000)];
    expect(textReport(compareContracts(base(), edited(edits)), 'v1.0.0')).toContain(
      '      3 operations: storyRead, storyDelete, storyUpdate',
    );
  });

  it('rates a stricter schema as harmless in responses and breaking in requests', () => {
    const request = put(
      'openapi paths /api/v1/stories/{story} patch requestBody content application/json schema $ref',
      '#/components/schemas/Story',
    );
    const stricter = put(`${schema} Story properties name maxLength`, 100);
    expect(getReport(edited([request, stricter]), edited([request]))).toEqual({
      breaking: [
        'PATCH /api/v1/stories/{story} (storyUpdate), request body field `name`: is now at most 100 characters long, was at most 200 characters long. Breaks deployed clients: they may send values that are now rejected.',
      ],
      harmless: [
        'Schema `Story`, field `name`, in responses: is now at most 100 characters long, was at most 200 characters long.',
      ],
    });
  });

  it('reports an unchanged contract with the number of changed descriptions and examples', () => {
    expect(textReport(compareContracts(base(), base()), 'v1.0.0')).toBe('No contract changes since v1.0.0.');
    const edits = [put('openapi info title', 'Tales')];
    expect(textReport(compareContracts(base(), edited(edits)), 'v1.0.0')).toBe(
      'No contract changes since v1.0.0. Descriptions and examples changed: 1.',
    );
  });
});
