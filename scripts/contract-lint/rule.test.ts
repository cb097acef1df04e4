import { describe, expect, it } from 'vitest';
import { type RuledFinding, withoutExceptions } from './rule.ts';
import { contractWith, validContract } from './testing/sound.ts';

const finding: RuledFinding = { rule: 'shared-errors', place: 'storyUpdate 422', sentence: 'is not documented.' };
const reason = 'Laravel answers 403 to a body that it does not understand here.';
const exception = { rule: finding.rule, place: finding.place, reason };
const way = ['openapi', 'paths', '/stories/{story}', 'patch', 'x-lint-exceptions'];

describe('contract lint exceptions', () => {
  it('removes only the finding that an exception names', () => {
    const other = { ...finding, place: 'storyUpdate 403' };
    expect(withoutExceptions(contractWith(way, [exception]), [finding, other])).toEqual([other]);
  });

  it('accepts an exception in either document on any object', () => {
    const documents = contractWith(['asyncapi', 'channels', 'user', 'x-lint-exceptions'], [exception]);
    expect(withoutExceptions(documents, [finding])).toEqual([]);
  });

  it('reports an exception that matches no finding', () => {
    expect(withoutExceptions(contractWith(way, [exception]), [])).toEqual([
      { rule: 'lint-exceptions', place: 'shared-errors storyUpdate 422', sentence: 'matches nothing; remove it.' },
    ]);
  });

  it('requires a reason of at least 15 characters', () => {
    expect(withoutExceptions(contractWith(way, [{ ...exception, reason: 'not here' }]), [finding])).toEqual([
      {
        rule: 'lint-exceptions',
        place: 'shared-errors storyUpdate 422',
        sentence: 'needs a reason of at least 15 characters.',
      },
    ]);
  });

  it('requires a rule and a place in each exception', () => {
    expect(withoutExceptions(contractWith(way, [{ reason }, 'all']), [finding])).toEqual([
      finding,
      {
        rule: 'lint-exceptions',
        place: 'x-lint-exceptions',
        sentence: 'has an entry without a rule or a place.',
      },
      {
        rule: 'lint-exceptions',
        place: 'x-lint-exceptions',
        sentence: 'has an entry without a rule or a place.',
      },
    ]);
  });

  it('keeps the findings of a contract without exceptions', () => {
    expect(withoutExceptions(validContract(), [finding])).toEqual([finding]);
  });
});
