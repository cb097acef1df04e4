import { describe, expect, it } from 'vitest';
import type { CountedFinding } from '#verify/base/finding.ts';
import { toCurl } from './report.ts';
import { groupFindings, placesText } from './topics.ts';

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
      { ...finding({}), count: 3, parts: ['requests', 'workflows'], places: [] },
    ]);
  });

  it('merges the same mistake in several responses and list entries, and names the places', () => {
    const list = { operation: 'noteList', status: 200 };
    const again = ['/data/0/id', '/data/1/id'].map((at) =>
      finding({ subject: list, at, text: `${at} must be integer, got "8".`, count: 1 }),
    );
    const [group, ...others] = groupFindings([finding({}), ...again]);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ at: '/data/id', count: 4, places: ['noteList 200 /data/*/id'] });
    expect(group && placesText(group)).toBe('Also in noteList 200 /data/*/id.');
  });

  it('separates findings with a different field, problem or overall text', () => {
    const others = [finding({ at: '/data' }), finding({ text: '/data/id must be above 0, got -1.' })];
    const whole = [finding({ at: '', text: 'It is late.' }), finding({ at: '', text: 'It is empty.' })];
    expect(groupFindings([finding({}), ...others, ...whole])).toHaveLength(5);
  });

  it('merges events on undocumented channels that differ only in an id', () => {
    const on = (channel: string): CountedFinding =>
      finding({ kind: 'undeclared-channel', subject: { channel, message: 'note.updated' }, at: '', text: channel });
    expect(groupFindings([on('private-note.7'), on('private-note.8'), on('private-page.8')])).toHaveLength(2);
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
