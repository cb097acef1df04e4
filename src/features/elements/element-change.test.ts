import { describe, expect, it } from 'vitest';
import { getElementChange, withFact } from './element-change.ts';
import type { ElementDetail } from './element-model.ts';

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

describe('request for an edited element', () => {
  it('sends no fields without a change', () => {
    expect(getElementChange(mara, filled)).toEqual({});
  });

  it('sends only changed fields, including emptied ones', () => {
    expect(getElementChange(mara, { ...filled, name: 'Mara Vane' })).toEqual({ name: 'Mara Vane' });
    expect(getElementChange(mara, { ...filled, subtitle: 'Home', description: null })).toEqual({
      subtitle: 'Home',
      description: null,
    });
  });

  it('sends all facts when one is changed, removed, added or moved', () => {
    for (const facts of [[age], [age, { ...work, value: 'Sailor' }], [age, work, age], [work, age]])
      expect(getElementChange(mara, { ...filled, facts })).toEqual({ facts });
  });
});

describe('change of a single fact', () => {
  it('updates or removes one fact and leaves the others unchanged', () => {
    expect(withFact([age, work], age, 'Forty')).toEqual([{ name: 'Age', value: 'Forty' }, work]);
    expect(withFact([age, work], age, '')).toEqual([work]);
  });

  it('finds a fact by name when its value changed, and adds a missing one', () => {
    expect(withFact([work, { name: 'Age', value: 'Sixty' }], age, 'Forty')).toEqual([
      work,
      { name: 'Age', value: 'Forty' },
    ]);
    expect(withFact([work], age, 'Forty')).toEqual([work, { name: 'Age', value: 'Forty' }]);
  });
});
