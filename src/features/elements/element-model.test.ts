import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { imageAddress, toElement, toElementCards, toProseParts } from './element-model.ts';

const nobody = { project: null, kind: null };

describe('toElementCards', () => {
  it('returns what a card shows, with a name if there is none', () => {
    const card = emptyEntity('ElementRef', { id: 101, slug: 'mara-ellery', name: ' ' });
    expect(toElementCards([card], nobody)).toEqual([
      {
        id: 101,
        slug: 'mara-ellery',
        name: 'Untitled',
        kind: 'characters',
        line: null,
        image: null,
        project: 'the-salt-road',
        projectName: 'The Salt Road',
      },
    ]);
  });

  it('uses the requested project and kind when a row contains neither', () => {
    const requested = { project: 'winter-quarters', kind: 'places' };
    expect(toElementCards([emptyEntity('ElementRef', { project_slug: '', type: '' })], requested)[0]).toMatchObject({
      project: 'winter-quarters',
      kind: 'places',
    });
  });

  it('returns each element once and skips those without an address', () => {
    const odd = [
      emptyEntity('ElementRef', { id: 2, slug: '../x' }),
      emptyEntity('ElementRef', { id: 3, type: 'notes' }),
    ];
    expect(toElementCards([emptyEntity('ElementRef'), ...odd, emptyEntity('ElementRef')], nobody)).toHaveLength(1);
  });

  it('reads an image in any format', () => {
    expect(imageAddress('/a.webp', 'url')).toBe('/a.webp');
    expect(imageAddress({ url: '/a.webp', thumbnail: '/t.webp' }, 'url')).toBe('/a.webp');
    expect(imageAddress({ url: '/a.webp', thumbnail: '/t.webp' }, 'thumbnail')).toBe('/t.webp');
    expect(imageAddress({ url: '/a.webp', thumbnail: null }, 'thumbnail')).toBe('/a.webp');
    for (const none of [null, '', {}]) expect(imageAddress(none, 'url')).toBeNull();
  });
});

describe('toElement', () => {
  it('skips empty facts and related kinds without elements', () => {
    const kind = (model_plural: string, count: number) => ({ model_plural, name: '', plural_name: 'Places', count });
    const element = emptyEntity('NarrativeElement', {
      facts: [
        { name: 'Age', value: 'Thirty' },
        { name: 'Work', value: ' ' },
        { name: '', value: 'Nameless' },
      ],
      related_kinds: [kind('places', 1), kind('themes', 0), kind('write', 2)],
    });
    expect(toElement(element, nobody)).toMatchObject({
      description: null,
      facts: [{ name: 'Age', value: 'Thirty' }],
      relatedKinds: [{ plural: 'places', pluralName: 'Places', name: 'Places', count: 1 }],
    });
  });

  it('returns null without a valid slug', () => {
    expect(toElement(emptyEntity('NarrativeElement', { slug: '../7' }), nobody)).toBeNull();
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
