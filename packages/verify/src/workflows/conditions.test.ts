import { describe, expect, it } from 'vitest';
import { describeFailedCriterion } from '../../tests/support/check-workflows.ts';
import { isSatisfied, readCondition } from './conditions.ts';
import type { Scope } from './runtime-expressions.ts';

const scope: Scope = {
  inputs: {},
  steps: new Map([['made', { id: 7 }]]),
  response: {
    status: 200,
    header: (name) => (name === 'content-type' ? 'application/pdf' : undefined),
    body: { data: { id: 7, name: 'The Salt Road', open: true, gone: null, note: "it's 5" } },
  },
};

describe('simple condition', () => {
  it.each([
    ['$statusCode == 200', true],
    ['$statusCode != 200', false],
    ['$statusCode >= 200 && $statusCode < 300', true],
    ['$statusCode == 404 || $statusCode == 200', true],
    ['$statusCode == 404 || $statusCode == 200 && $response.body#/data/id == 8', false],
    ['$response.body#/data/id == $steps.made.outputs.id', true],
    ["$response.body#/data/name == 'the salt road'", true],
    ["$response.body#/data/note == 'it''s 5'", true],
    ['$response.body#/data/open == true', true],
    ['$response.body#/data/gone == null', true],
    ['$response.body#/data/never == null', true],
    ['$response.body#/data/name > 3', false],
  ])('evaluates %s to %s', (condition, value) => {
    expect(readCondition(condition)(scope)).toBe(value);
  });

  it.each([
    ['$statusCode =', "isn't a comparison"],
    ['$statusCode ==', "isn't a comparison"],
    ['($statusCode == 200', "isn't a comparison"],
    ['$statusCode == 200 404', "isn't a comparison"],
    ['$url == 1', "isn't a runtime expression"],
  ])('rejects an invalid condition: %s', (condition, reason) => {
    expect(describeFailedCriterion({ condition })).toContain(reason);
  });
});

describe('regex criterion', () => {
  it('matches the pattern against its context', () => {
    const context = '$response.header.Content-Type';
    expect(isSatisfied({ condition: '^application/pdf', type: 'regex', context }, scope)).toBe(true);
    expect(isSatisfied({ condition: '^image/', type: 'regex', context }, scope)).toBe(false);
    expect(isSatisfied({ condition: '.', type: 'regex', context: '$response.header.X-None' }, scope)).toBe(false);
  });

  it('rejects a regex without a context or with an invalid pattern', () => {
    expect(describeFailedCriterion({ condition: '.', type: 'regex' })).toContain('needs a context');
    expect(describeFailedCriterion({ condition: '(', type: 'regex', context: '$statusCode' })).toContain('Invalid');
  });
});
