import { describe, expect, it } from 'vitest';
import { formatFindings, validContract } from '../fixtures/sound.ts';
import { unusedDefinitions } from './unused-definitions.ts';

const [old, older] = ['openapi/stories/schemas.yaml#/Old', 'openapi/stories/schemas.yaml#/Older'];

describe('unused-definitions', () => {
  it('accepts definitions that either document uses', () => {
    expect(formatFindings(unusedDefinitions, validContract())).toEqual([]);
  });

  it('accepts a definition of which only a part is used', () => {
    const documents = validContract();
    documents.sources.push({ path: 'openapi/shared/schemas.yaml#/Note', refersTo: [] });
    documents.sources[0]?.refersTo.push('openapi/shared/schemas.yaml#/Note/properties/id');
    expect(formatFindings(unusedDefinitions, documents)).toEqual([]);
  });

  it('reports unused definitions that refer to each other', () => {
    const documents = validContract();
    documents.sources.push(
      { path: old, refersTo: [older, 'openapi/stories/schemas.yaml#/Story'] },
      { path: older, refersTo: [old] },
    );
    expect(formatFindings(unusedDefinitions, documents)).toEqual([
      `unused-definitions  ${old}: isn't used by either document.`,
      `unused-definitions  ${older}: isn't used by either document.`,
    ]);
  });
});
