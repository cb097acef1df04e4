import { describe, expect, it } from 'vitest';
import { findUnexplained } from './check-exceptions.ts';

// Concatenated, so that this file contains no exception.
const disable = ['oxlint', 'disable'].join('-');

function compiler(word: string): string {
  return `// @ts-${word}`;
}

function ignore(formatter: string): string {
  return `// ${[formatter, 'ignore'].join('-')}`;
}

const reason = 'the browser has no other way';

describe('lint rule exceptions', () => {
  it.each([
    ['says nothing', `// ${disable}-next-line no-console`],
    ['has too short a reason', `// ${disable}-next-line no-console -- ok`],
    ['names no rule', `// ${disable}-next-line -- ${reason}`],
    ['holds for the whole file', `/* ${disable} no-console -- ${reason} */`],
    ['expects an error without a word', compiler('expect-error')],
    ['leaves a line unformatted without a word', ignore('oxfmt')],
    ['names another formatter', `${ignore('prettier')} -- ${reason}`],
    ['silences the compiler', `${compiler('ignore')} -- ${reason}`],
  ])('rejects an exception that %s', (_, line) => {
    expect(findUnexplained(`const a = 1;\n${line}`)).toEqual([{ line: 2, text: line }]);
  });

  it.each([
    `  // ${disable}-next-line no-console -- ${reason}`,
    `call(); // ${disable}-line no-console -- ${reason}`,
    `${compiler('expect-error')} -- ${reason}`,
    `${ignore('oxfmt')} -- ${reason}`,
  ])('accepts an exception with a reason: %s', (line) => {
    expect(findUnexplained(line)).toEqual([]);
  });

  it('ignores a string that mentions an exception comment', () => {
    expect(findUnexplained(`const message = 'write ${disable}-next-line above it';`)).toEqual([]);
  });
});
