import { describe, expect, it } from 'vitest';
import { createRandom } from '#mocks/engine/random.ts';
import { createTemplateFiller, getTemplateSlots } from './template-filler.ts';

const vocabulary = {
  thing: 'key | coat | umbrella',
  only: 'umbrella',
  line: ['{name} kept the {thing}.', '{name} sold the {thing}.', '{name} lost the {thing}.'],
};
const phrasing = createTemplateFiller(vocabulary, createRandom(7));

describe('the template filler', () => {
  it('fills equal slots with the same word and different slots with different words', () => {
    const fillTemplate = phrasing({ name: 'Mara' });
    const [first = '', again, other] = fillTemplate('{thing}, {thing:1}, {thing:2}').toLowerCase().split(', ');
    expect(vocabulary.thing.split(' | ')).toContain(first);
    expect([again === first, other === first]).toEqual([true, false]);
    expect(fillTemplate('{line}').toLowerCase()).toMatch(new RegExp(`^mara (?:kept|sold|lost) the ${first}\\.$`));
  });

  it('never repeats a line while an unused one is left', () => {
    const lines = phrasing({ name: 'Mara' })('{line:1}|{line:2}|{line:3}').split('|');
    expect(new Set(lines).size).toBe(3);
  });

  it('capitalises the first letter and picks the matching article', () => {
    expect(phrasing()('a {only}, no {only}')).toBe('An umbrella, no umbrella');
  });

  it('creates the same texts from the same seed', () => {
    const texts = (): string[] => {
      const phrase = createTemplateFiller(vocabulary, createRandom(11));
      return Array.from({ length: 20 }, () => phrase({ name: 'Ivo' })('{line} {thing:3}'));
    };
    expect(texts()).toEqual(texts());
    expect(new Set(texts()).size).toBeGreaterThan(5);
  });
});

it("lists a template's slots with their numbers", () => {
  expect(getTemplateSlots('A {thing} and {line:3}')).toEqual([
    { name: 'thing', number: 1 },
    { name: 'line', number: 3 },
  ]);
});
