import { describe, expect, it } from 'vitest';
import { findWordsOutInDoc } from './check-docs.ts';

function record(title: string, context: string, decision: string): string {
  return `# 1. ${title}\n\nDate: 2026-11-21. Status: accepted.\n\n## Context\n\n${context}\n\n## Decision\n\n${decision}\n`;
}

describe('docs check', () => {
  it.each([
    ['Whoever presents it reads one page.', 'Whoever'],
    ['`/?scenario=NAME` begins it anew at any time.', 'anew'],
    ['A hint how to mend\nit.', 'mend'],
  ])('rejects %j', (sentence, word) => {
    expect(findWordsOutInDoc('README.md', `# Lamplight\n\n${sentence}\n`)).toEqual([
      expect.stringMatching(new RegExp(`^README\\.md:3: “${word}” is out\\. Use: .+\\.$`)),
    ]);
  });

  it('accepts plain English', () => {
    expect(findWordsOutInDoc('README.md', '# Lamplight\n\nPresenting Lamplight? Follow the demo script.\n')).toEqual(
      [],
    );
  });

  it('ignores code', () => {
    const text = 'Call `queryAnew`, or `anew`.\n\n```sh\nbegin anew\n```\n';
    expect(findWordsOutInDoc('docs/contract.md', text)).toEqual([]);
  });

  it("checks a decision record's title and first paragraph but not its body", () => {
    const old = 'It is read anew.';
    expect(findWordsOutInDoc('docs/adr/0001-x.md', record('A title', 'A context.', old))).toEqual([]);
    expect(findWordsOutInDoc('docs/adr/0001-x.md', record('A title', old, 'A decision.'))).toHaveLength(1);
    expect(findWordsOutInDoc('docs/adr/0001-x.md', record('Read anew', 'A context.', 'A decision.'))).toHaveLength(1);
  });
});
