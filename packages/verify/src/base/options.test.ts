import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const server = ['--base-url', 'https://lamplight.test'];

describe('command-line options', () => {
  it('reads an address with a login and disallows writes by default', () => {
    const options = readOptions([...server, '--email', 'ana@lamplight.test', '--password', 'p']);
    expect(options).toMatchObject({
      baseUrl: 'https://lamplight.test',
      login: { email: 'ana@lamplight.test', password: 'p' },
      allowWrites: false,
      rate: 10,
      timeout: 15_000,
    });
    expect(options?.report).toBeUndefined();
  });

  it("reads secrets from the environment so that process lists don't show them", () => {
    expect(readOptions(server, { VERIFY_TOKEN: '1|abc' })?.login).toEqual({ token: '1|abc' });
    expect(readOptions([...server, '--email', 'a@b.test'], { VERIFY_PASSWORD: 'p' })?.login).toMatchObject({
      password: 'p',
    });
  });

  it("reduces the page's address to its origin", () => {
    const args = [...server, '--token', 't', '--origin', 'https://app.lamplight.test:8443/login'];
    expect(readOptions(args)?.origin).toBe('https://app.lamplight.test:8443');
  });

  it('reads the part of the contract and the given ids, and names a wrong one', () => {
    const args = [
      ...server,
      '--token',
      't',
      '--only-origin',
      'specification',
      '--id',
      'project=salt',
      '--id',
      'note=7',
    ];
    const { onlyOrigin, ids = new Map() } = readOptions(args) ?? {};
    expect([onlyOrigin, ...ids]).toEqual(['specification', ['project', 'salt'], ['note', '7']]);
    expect(() => readOptions([...server, '--token', 't', '--only-origin', 'all'])).toThrow(
      '--only-origin: expected specification or extension, got "all".',
    );
    expect(() => readOptions([...server, '--token', 't', '--id', 'project'])).toThrow(
      '--id: expected a parameter and its value, such as project=the-salt-road, got "project".',
    );
  });

  it('reads headers for each request', () => {
    const { headers } = readOptions([...server, '--token', 't', '--header', 'X-Preview: a: b']) ?? {};
    expect(headers).toEqual({ 'X-Preview': 'a: b' });
  });

  it('accepts --help without other options', () => {
    expect(readOptions(['--help'])).toBeNull();
  });

  it.each([
    [['--bas', 'x'], /Unknown option '--bas'/],
    [[], /--base-url is required/],
    [['--base-url', 'lamplight.test', '--token', 't'], /--base-url: expected an address .*, got "lamplight.test"/],
    [['--base-url', 'ftp://lamplight.test', '--token', 't'], /--base-url: expected an address/],
    [['--base-url', 'https://a.test/app/api/v1/', '--token', 't'], /without \/api.* Use https:\/\/a\.test\/app\.$/],
    [['--base-url', 'https://a.test/api', '--token', 't'], /without \/api.* Use https:\/\/a\.test\.$/],
    [['--base-url', 'https://ana:p@a.test', '--token', 't'], /can't contain a name and a password/],
    [['--base-url', 'https://a.test/?page=1', '--token', 't'], /Leave out the \? and what follows it/],
    [server, /A login is required/],
    [[...server, '--email', 'a@b.test'], /--email and --password are both required/],
    [[...server, '--token', 't', '--realtime', 'wss://lamplight.test'], /--realtime and --key are both required/],
    [[...server, '--token', 't', '--only', 'doctor,magic'], /--only: "magic" isn't a part/],
    [[...server, '--token', 't', '--seed', '1.5'], /--seed: expected an integer .*, got "1.5"/],
    [[...server, '--token', 't', '--rate', '0'], /--rate: expected a number above 0, got "0"/],
    [[...server, '--token', 't', '--tap-id', '1'], /are all required/],
    [[...server, '--token', 't', '--header', 'X-Preview'], /--header: expected a name and its value/],
    [['--mock', ...server], /Don't use --base-url/],
    [[...server, '--listen', '70000'], /--listen: expected an integer .*, got "70000"/],
  ])('rejects %j in one sentence', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });
});
