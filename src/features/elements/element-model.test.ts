import { describe, expect, it } from 'vitest';
import { parseElementCards, parseElement, imageAddress, toProseParts } from './element-model.ts';

const bare = { id: 101, slug: 'mara-ellery', name: 'Mara Ellery', type: 'characters', project_slug: 'the-salt-road' };
const nobody = { project: null, kind: null };

describe('parseElementCards', () => {
  it('requires only an id, a slug, a kind and a project', () => {
    expect(parseElementCards([bare], nobody)).toEqual([
      {
        id: 101,
        slug: 'mara-ellery',
        name: 'Mara Ellery',
        kind: 'characters',
        line: null,
        image: null,
        project: 'the-salt-road',
        projectName: null,
      },
    ]);
    expect(parseElementCards([{ ...bare, name: ' ' }], nobody)[0]?.name).toBe('Untitled');
  });

  it('uses the requested project and kind when a row contains neither', () => {
    const requested = { project: 'winter-quarters', kind: 'places' };
    expect(parseElementCards([{ id: 1, slug: 'barn' }], requested)[0]).toMatchObject({
      project: 'winter-quarters',
      kind: 'places',
    });
  });

  it('returns each element once and skips invalid rows', () => {
    const odd = [null, 'x', 7, { ...bare, id: '101' }, { ...bare, slug: '../x' }, { ...bare, type: 'notes' }];
    expect(parseElementCards([bare, ...odd, bare], nobody)).toHaveLength(1);
    for (const none of [null, undefined, {}, 'none']) expect(parseElementCards(none, nobody)).toEqual([]);
  });

  it('reads an image in any format', () => {
    expect(imageAddress('/a.webp', 'url')).toBe('/a.webp');
    expect(imageAddress({ url: '/a.webp', thumbnail: '/t.webp' }, 'url')).toBe('/a.webp');
    expect(imageAddress({ url: '/a.webp', thumbnail: '/t.webp' }, 'thumbnail')).toBe('/t.webp');
    expect(imageAddress({ url: '/a.webp', thumbnail: null }, 'thumbnail')).toBe('/a.webp');
    for (const none of [null, '', 7, {}, { url: 7 }]) expect(imageAddress(none, 'url')).toBeNull();
  });
});

describe('parseElement', () => {
  it('skips empty facts and related kinds without elements', () => {
    const kind = (model_plural: unknown, count: unknown) => ({
      model_plural,
      name: 'Place',
      plural_name: 'Places',
      count,
    });
    const detail = parseElement(
      {
        ...bare,
        facts: [{ name: 'Age', value: 'Thirty' }, { name: 'Work', value: ' ' }, { value: 'Nameless' }, null],
        related_kinds: [kind('places', 1), kind('themes', 0), kind('write', 2), kind(7, 1), 'x'],
      },
      nobody,
    );
    expect(detail).toMatchObject({
      description: null,
      facts: [{ name: 'Age', value: 'Thirty' }],
      relatedKinds: [{ plural: 'places', pluralName: 'Places', name: 'Place', count: 1 }],
    });
  });

  it('returns null without a valid id or slug', () => {
    for (const odd of [null, undefined, 'x', [], { ...bare, id: null }, { ...bare, slug: '../7' }])
      expect(parseElement(odd, nobody)).toBeNull();
  });
});

describe('element description', () => {
  const read = (text: string) =>
    toProseParts(text).map(({ heading, paragraphs }) => [heading, ...paragraphs.map((paragraph) => paragraph.text)]);

  it('splits into paragraphs, with headings from lines that start with "# "', () => {
    expect(read('One.\nStill one.\n\nTwo.')).toEqual([[null, 'One.\nStill one.', 'Two.']]);
    expect(read('# What she believes\nThat leaving was brave.\n\nStill.\n## Where it began\n\nThe night.')).toEqual([
      ['What she believes', 'That leaving was brave.', 'Still.'],
      ['Where it began', 'The night.'],
    ]);
    expect(read('#no heading')).toEqual([[null, '#no heading']]);
    expect(read(' \n\n ')).toEqual([]);
  });
});
