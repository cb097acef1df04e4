import { describe, expect, it } from 'vitest';
import { formatFindings, validContract } from '../fixtures/sound.ts';
import { unusedFiles } from './unused-files.ts';

describe('unused-files', () => {
  it('accepts files that either document uses', () => {
    expect(formatFindings(unusedFiles, validContract())).toEqual([]);
  });

  it('reports unused files that refer to each other', () => {
    const documents = validContract();
    documents.sources.push(
      { path: 'openapi/schemas/Old.yaml', refersTo: ['openapi/schemas/Older.yaml', 'openapi/schemas/Story.yaml'] },
      { path: 'openapi/schemas/Older.yaml', refersTo: ['openapi/schemas/Old.yaml'] },
    );
    expect(formatFindings(unusedFiles, documents)).toEqual([
      "unused-files  openapi/schemas/Old.yaml: isn't used by either document.",
      "unused-files  openapi/schemas/Older.yaml: isn't used by either document.",
    ]);
  });
});
