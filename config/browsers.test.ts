import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { buildTarget, readBrowserslist, withOldestBrowsers } from './browsers.ts';

describe('supported browsers', () => {
  it('sets the build target to the oldest supported browsers', () => {
    expect(buildTarget).toEqual(['chrome116', 'edge116', 'firefox128', 'safari17.4']);
  });

  it('writes the oldest supported browsers into index.html', () => {
    expect(withOldestBrowsers(readFileSync('index.html', 'utf8'))).toContain(
      'data-browsers="Chrome 116, Edge 116, Firefox 128, Safari 17.4"',
    );
    expect(() => withOldestBrowsers('<html></html>')).toThrow('index.html has no script');
  });

  it.each(['defaults', 'chrome 116', 'opera >= 100', 'last 2 versions'])(
    'rejects the Browserslist entry %j',
    (entry) => {
      expect(() => readBrowserslist([entry])).toThrow('expected an entry such as "firefox >= 128"');
    },
  );

  it.each(['start.js', 'browser-check.js'])('ships %s in ES5, which a browser of 2009 can parse', (name) => {
    expect(() => parse(readFileSync(`public/${name}`, 'utf8'), { ecmaVersion: 5 })).not.toThrow();
  });
});
