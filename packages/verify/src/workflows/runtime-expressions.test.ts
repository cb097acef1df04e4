import { describe, expect, it } from 'vitest';
import { expressionsIn, fill, NoValue, resolveExpression, type Scope } from './runtime-expressions.ts';

const scope: Scope = {
  inputs: { token: 'secret' },
  steps: new Map([['list', { story: 21, name: null }]]),
  request: {
    path: { story: 21 },
    query: { page: 2 },
    header: { Accept: 'application/json' },
    body: { title: 'Tides' },
  },
  response: {
    status: 201,
    header: (name) => ({ location: '/here' })[name],
    body: { data: [{ 'a/b': { '~': true } }] },
  },
};

describe('runtime expression', () => {
  it.each([
    ['$statusCode', 201],
    ['$inputs.token', 'secret'],
    ['$steps.list.outputs.story', 21],
    ['$steps.list.outputs.name', null],
    ['$steps.list.outputs.other', undefined],
    ['$steps.other.outputs.story', undefined],
    ['$request.path.story', 21],
    ['$request.query.page', 2],
    ['$request.body#/title', 'Tides'],
    ['$response.header.Location', '/here'],
    ['$response.body#/data/0/a~1b/~0', true],
    ['$response.body#/data/1', undefined],
    ['$response.body#/data/length', undefined],
    ['$response.body#/data/0/toString', undefined],
  ])('evaluates %s to %j', (expression, value) => {
    expect(resolveExpression(expression, scope)).toBe(value);
  });

  it('resolves to any value type alone and to text inside other text', () => {
    const payload = {
      id: '$steps.list.outputs.story',
      text: 'Bearer {$inputs.token}',
      list: ['$statusCode', 'as it is'],
    };
    expect(fill(payload, scope)).toEqual({ id: 21, text: 'Bearer secret', list: [201, 'as it is'] });
  });

  it('leaves other texts with a dollar sign as they are', () => {
    const payload = ['$5 a month', '$.items[*]', 'costs {$5}', '$'];
    expect(fill(payload, scope)).toEqual(payload);
    expect(expressionsIn(payload)).toEqual([]);
  });

  it('throws an error that names an expression without a value', () => {
    expect(() => fill({ id: '$steps.list.outputs.other' }, scope)).toThrow(NoValue);
    expect(() => fill('a {$inputs.password}', scope)).toThrow('$inputs.password has no value');
  });

  it('finds expressions anywhere in a nested value', () => {
    expect(
      expressionsIn({ one: ['$statusCode'], other: 'x {$inputs.a} {$inputs.b}', file: "$file('./a.webm')" }),
    ).toEqual(['$statusCode', '$inputs.a', '$inputs.b']);
  });
});
