import { describe, expect, it } from 'vitest';
import { sanitizeReplay } from './replay.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

const canary = 'Mara left Pell Harbour';

function cleaned(...events: Json[]): readonly Json[] {
  const text = sanitizeReplay(`{"segment_id":3}\n${JSON.stringify(events)}`, () => 'https://app.example/*');
  const [head, body] = text?.split('\n', 2) ?? [];
  expect(head).toBe('{"segment_id":3}');
  return JSON.parse(body ?? '[]') as Json[];
}

function element(attributes: Json, childNodes: Json = []): Json {
  return {
    type: 2,
    id: 7,
    tagName: 'a',
    attributes,
    childNodes,
  };
}

function snapshot(node: Json): Json {
  return { type: 2, timestamp: 1, data: { node, initialOffset: { left: 0, top: 4 } } };
}

function change(data: Json): Json {
  return { type: 3, timestamp: 1, data };
}

describe('session replays', () => {
  it('keeps classes, styles and states and masks text at its length', () => {
    const looks = { class: 'css-1a chakra', style: 'width:4px', 'aria-current': 'page', 'data-slim': '' };
    const [event] = cleaned(snapshot(element(looks, [{ type: 3, id: 8, textContent: 'A key' }])));
    expect(event).toEqual({
      type: 2,
      timestamp: 1,
      data: {
        node: {
          type: 2,
          id: 7,
          tagName: 'a',
          attributes: looks,
          childNodes: [{ type: 3, id: 8, textContent: '* ***' }],
        },
        initialOffset: { left: 0, top: 4 },
      },
    });
  });

  it.each(['href', 'src', 'alt', 'title', 'aria-label', 'value', 'name', 'id', 'data-text', 'placeholder'])(
    'removes text from the attribute %s',
    (attribute) => {
      expect(JSON.stringify(cleaned(snapshot(element({ [attribute]: `${canary}.` }))))).not.toContain('Mara');
    },
  );

  it.each([
    ['class', { toString: null }],
    ['class', [canary]],
    ['aria-current', { toString: null }],
  ])('leaves out the attribute %s where its value is %j', (attribute, value) => {
    const [event] = cleaned(snapshot(element({ [attribute]: value as Json })));
    expect(event).toMatchObject({ data: { node: { attributes: {} } } });
    expect(JSON.stringify(event)).not.toContain(attribute);
  });

  it('removes text from comments, style sheets and their image URLs', () => {
    const nodes: Json = [
      { type: 5, id: 1, textContent: canary },
      { type: 3, id: 2, isStyle: true, textContent: `a{background:url(/media/${canary});content:"${canary}";top:0}` },
      element({ style: `background-image:url("/media/${canary}")` }),
    ];
    const text = JSON.stringify(cleaned(snapshot(element({}, nodes))));
    expect(text).not.toContain('Mara');
    expect(text).toContain('top:0');
  });

  it('removes text from later changes', () => {
    const mutation = {
      source: 0,
      adds: [
        { parentId: 1, nextId: null, node: element({ title: canary }, [{ type: 3, id: 9, textContent: canary }]) },
      ],
      removes: [{ parentId: 1, id: 3 }],
      texts: [{ id: 9, value: canary }],
      attributes: [{ id: 7, attributes: { 'aria-label': canary, class: 'css-2' } }],
    };
    const typed = { source: 5, id: 4, text: canary, isChecked: false };
    const [first, second] = cleaned(change(mutation), change(typed));
    expect(JSON.stringify([first, second])).not.toContain('Mara');
    expect(first).toMatchObject({
      data: { removes: [{ parentId: 1, id: 3 }], attributes: [{ id: 7, attributes: { class: 'css-2' } }] },
    });
    expect(second).toMatchObject({ data: { source: 5, id: 4, isChecked: false } });
  });

  it('keeps pointer positions and rules added to a style sheet', () => {
    const pointed = { source: 1, positions: [{ x: 3, y: 4, id: 7, timeOffset: -20 }] };
    const rule = { source: 8, id: 2, adds: [{ rule: '.css-1{color:red}', index: 0 }] };
    expect(cleaned(change(pointed), change(rule))).toEqual([change(pointed), change(rule)]);
  });

  it("shortens the page's URL and drops the library's breadcrumbs", () => {
    const meta = { type: 4, timestamp: 1, data: { href: `https://app.example/${canary}`, width: 9, height: 8 } };
    const note = { type: 5, timestamp: 1, data: { tag: 'breadcrumb', payload: { message: canary } } };
    expect(cleaned(meta, note)).toEqual([
      { type: 4, timestamp: 1, data: { href: 'https://app.example/*', width: 9, height: 8 } },
    ]);
  });

  it.each([new Uint8Array([1]), 'not json', '{}\n[', undefined])(
    "drops a replay that can't be read: %s",
    (recording) => {
      expect(sanitizeReplay(recording, () => '')).toBeNull();
    },
  );
});
