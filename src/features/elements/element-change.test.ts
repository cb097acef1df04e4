import { describe, expect, it } from 'vitest';
import { changeOf, withFact } from './element-change.ts';
import type { ElementDetail } from './element-view.ts';

const age = { name: 'Age', value: 'Thirty' };
const work = { name: 'Work', value: 'Surveyor' };
const mara: ElementDetail = {
  id: 101,
  slug: 'mara-ellery',
  name: 'Mara Ellery',
  kind: 'characters',
  line: null,
  image: null,
  project: 'the-salt-road',
  projectName: null,
  description: 'She left.',
  facts: [age, work],
  relatedKinds: [],
};
const filled = { name: 'Mara Ellery', subtitle: null, description: 'She left.', facts: [age, work] };

describe('what an edited element sends', () => {
  it('is nothing when nothing was changed', () => {
    expect(changeOf(mara, filled)).toEqual({});
  });

  it('is only what was changed, emptied fields among it', () => {
    expect(changeOf(mara, { ...filled, name: 'Mara Vane' })).toEqual({ name: 'Mara Vane' });
    expect(changeOf(mara, { ...filled, subtitle: 'Home', description: null })).toEqual({
      subtitle: 'Home',
      description: null,
    });
  });

  it('is all facts as soon as one of them is another, is gone, is new or stands elsewhere', () => {
    for (const facts of [[age], [age, { ...work, value: 'Sailor' }], [age, work, age], [work, age]])
      expect(changeOf(mara, { ...filled, facts })).toEqual({ facts });
  });
});

describe('a fact that is changed where it stands', () => {
  it('gets its value, or goes when it is emptied, and leaves the others alone', () => {
    expect(withFact([age, work], age, 'Forty')).toEqual([{ name: 'Age', value: 'Forty' }, work]);
    expect(withFact([age, work], age, '')).toEqual([work]);
  });

  it('is found by its name when its value was changed elsewhere, and comes back when it is gone', () => {
    expect(withFact([work, { name: 'Age', value: 'Sixty' }], age, 'Forty')).toEqual([
      work,
      { name: 'Age', value: 'Forty' },
    ]);
    expect(withFact([work], age, 'Forty')).toEqual([work, { name: 'Age', value: 'Forty' }]);
  });
});
