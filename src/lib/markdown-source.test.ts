import { describe, expect, it } from 'vitest';
import { isCalmMarkdown, linkAddress, plainExcerpt } from './markdown-source.ts';

describe('a text that is read as markdown', () => {
  it('may have headings, lists, quotes and links as people write them', () => {
    const text =
      '## Mara\n\n- one\n  - two\n    1. three\n\n> **She** said [this](https://example.org).\n\n***\n`code`';
    expect(isCalmMarkdown(text)).toBe(true);
  });

  it('may not lie thousands of quotes, lists or brackets deep', () => {
    const bombs = [
      '>'.repeat(5000),
      '> '.repeat(30),
      '- '.repeat(30),
      '['.repeat(20_000),
      '*'.repeat(60),
      '1. '.repeat(25),
    ];
    for (const bomb of [...bombs, `${' '.repeat(60)}- deep`, `words\n${'\t'.repeat(30)}- deep`])
      expect(isCalmMarkdown(bomb), bomb.slice(0, 12)).toBe(false);
  });

  it('may not be longer than anybody writes a summary', () => {
    expect(isCalmMarkdown('a '.repeat(10_001))).toBe(false);
  });
});

describe('a link in such a text', () => {
  it('is followed to http and https only', () => {
    expect(linkAddress('https://example.org/a?b#c')).toBe('https://example.org/a?b#c');
    expect(linkAddress('http://example.org')).toBe('http://example.org/');
  });

  it('leads nowhere when it is a program, a file, relative, or carries a login', () => {
    const refused = ['javascript:alert(1)', 'data:text/html,x', '/stories', 'https://a:b@example.org', '', null, 7];
    for (const address of refused) expect(linkAddress(address), String(address)).toBeNull();
  });
});

describe('the beginning of such a text as plain words', () => {
  it('leaves headings and marks out', () => {
    expect(plainExcerpt('## Mara\n\nShe **sells** a [house](https://example.org).\n\n- One\n- Two')).toBe(
      'She sells a house. One Two',
    );
  });

  it('is cut with an ellipsis', () => {
    expect(plainExcerpt('word '.repeat(100), 12)).toBe('word word w…');
  });
});
