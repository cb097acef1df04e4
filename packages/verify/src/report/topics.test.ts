import { describe, expect, it } from 'vitest';
import type { CountedFinding } from '#verify/base/finding.ts';
import { toCurl } from './report.ts';
import { groupFindings } from './topics.ts';

function finding(change: Partial<CountedFinding>): CountedFinding {
  return {
    kind: 'answer-schema',
    part: 'requests',
    subject: { operation: 'noteRead', status: 200 },
    at: '/data/id',
    text: '/data/id must be integer, got "7".',
    count: 2,
    evidence: ['--seed 7, path 0: a request', 'GET /api/v1/notes/7', '200 application/json {"data":{"id":"7"}}'],
    ...change,
  };
}

describe('finding groups', () => {
  it('merges a finding from several suites and adds up its count', () => {
    const again = finding({ part: 'workflows', text: '/data/id must be integer, got "8".', count: 1 });
    expect(groupFindings([finding({}), again])).toEqual([
      { ...finding({}), count: 3, parts: ['requests', 'workflows'] },
    ]);
  });

  it('separates findings with a different position, operation or overall text', () => {
    const others = [finding({ at: '/data' }), finding({ subject: { operation: 'noteList', status: 200 } })];
    const whole = [finding({ at: '', text: 'It is late.' }), finding({ at: '', text: 'It is empty.' })];
    expect(groupFindings([finding({}), ...others, ...whole])).toHaveLength(5);
  });

  it('merges server failures regardless of the expected response', () => {
    const failed = { kind: 'unexpected-status', subject: { operation: 'noteRead', status: 500 }, at: '' } as const;
    expect(groupFindings([finding({ ...failed, text: 'One.' }), finding({ ...failed, text: 'Two.' })])).toHaveLength(1);
  });
});

describe('curl command', () => {
  const getCurl = (change: Partial<CountedFinding>, target = 'https://lamplight.test/'): string | null =>
    toCurl(finding(change), target);

  it('contains the login only as a variable', () => {
    expect(getCurl({})).toBe(
      `curl -i -H "Authorization: Bearer $TOKEN" -H 'Accept: application/json' 'https://lamplight.test/api/v1/notes/7'`,
    );
  });

  it('quotes any body for the shell and sets its content type', () => {
    const evidence = [`POST /api/v1/notes {"title":"It's $HOME"}`, '422 application/json {}'];
    expect(getCurl({ evidence })).toContain(
      String.raw`-X POST -H "Authorization: Bearer $TOKEN" -H 'Accept: application/json' -H 'Content-Type: application/json' -d '{"title":"It'\''s $HOME"}' 'https`,
    );
    expect(getCurl({ evidence: ['POST /api/broadcasting/auth socket_id=1.2&channel_name=private-chat.7'] })).toContain(
      `-H 'Content-Type: application/x-www-form-urlencoded' -d 'socket_id=1.2&channel_name=private-chat.7'`,
    );
  });

  it("uses the original client's login", () => {
    expect(getCurl({ text: 'Another writer could subscribe. Expected 403.' })).toContain('Bearer $OTHER_TOKEN');
    expect(getCurl({ text: 'Expected 401 for an unauthenticated request, got 200.' })).not.toContain('Authorization');
  });

  it('returns null without a complete request', () => {
    expect(getCurl({ evidence: ['POST /api/v1/notes {"title":"xxxx…'] })).toBeNull();
    expect(getCurl({ evidence: ['POST /api/v1/user/avatar 9 bytes of multipart/form-data'] })).toBeNull();
    expect(getCurl({ evidence: ['requesting private-chat.7'] })).toBeNull();
    expect(getCurl({}, 'The mock server')).toBeNull();
  });
});
