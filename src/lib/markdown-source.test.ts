import { describe, expect, it } from 'vitest';
import { isSafeMarkdown, linkAddress, plainExcerpt } from './markdown-source.ts';

describe('Markdown limits', () => {
  it('accepts ordinary headings, lists, quotes and links', () => {
    const text =
      '## Mara\n\n- one\n  - two\n    1. three\n\n> **She** said [this](https://example.org).\n\n***\n`code`';
    expect(isSafeMarkdown(text)).toBe(true);
  });

  it('rejects deeply nested quotes, lists and brackets', () => {
    const bombs = [
      '>'.repeat(5000),
      '> '.repeat(30),
      '- '.repeat(30),
      '['.repeat(20_000),
      '*'.repeat(60),
      '1. '.repeat(25),
    ];
    for (const bomb of [...bombs, `${' '.repeat(60)}- deep`, `words\n${'\t'.repeat(30)}- deep`])
      expect(isSafeMarkdown(bomb), bomb.slice(0, 12)).toBe(false);
  });

  it('rejects a text over 20,000 characters', () => {
    expect(isSafeMarkdown('a '.repeat(10_001))).toBe(false);
  });
});

describe('Markdown links', () => {
  it('accepts https and mailto URLs', () => {
    expect(linkAddress('https://example.org/a?b#c')).toBe('https://example.org/a?b#c');
    expect(linkAddress('mailto:ana@example.org')).toBe('mailto:ana@example.org');
  });

  it('rejects http, scripts, data, relative URLs and URLs that contain a login', () => {
    const refused = [
      'http://example.org',
      'javascript:alert(1)',
      'data:text/html,x',
      '/stories',
      'https://a:b@example.org',
      '',
      null,
      7,
    ];
    for (const address of refused) expect(linkAddress(address), String(address)).toBeNull();
  });
});

describe('plain-text excerpts of Markdown', () => {
  it('omits headings and formatting marks', () => {
    expect(plainExcerpt('## Mara\n\nShe **sells** a [house](https://example.org).\n\n- One\n- Two')).toBe(
      'She sells a house. One Two',
    );
  });

  it('ends a cut excerpt with an ellipsis', () => {
    expect(plainExcerpt('word '.repeat(100), 12)).toBe('word word w…');
  });
});
