import { describe, expect, it } from 'vitest';
import { findForbidden, findThirdPartyHosts } from './check-production.ts';

describe('production build check', () => {
  it('rejects a script that contains a mock server path', () => {
    expect(findForbidden('assets/a.js', 'fetch("/__mock/session")')).toEqual(['assets/a.js contains "/__mock"']);
  });

  it.each([
    ['<script>let a = 1</script>', 'an inline script'],
    ['<style>a{}</style>', 'an inline style sheet'],
    ['<div style="color:red">', 'a style attribute'],
    ['<body onload="x()">', 'an event handler attribute'],
    ['<link rel="icon" href="data:image/png;base64,AA">', 'a data: URL'],
    ['<script src="https://example.com/a.js"></script>', 'a URL of another origin'],
  ])('rejects a page that contains %s', (html, what) => {
    expect(findForbidden('index.html', html)).toContain(`index.html contains ${what}`);
  });

  it('accepts a page that loads only its own files', () => {
    const page =
      '<link rel="icon" href="/favicon.svg" /><script type="module" crossorigin src="/assets/main.js"></script>';
    expect(findForbidden('index.html', page)).toEqual([]);
  });

  it("reports hosts except those from the settings and names that aren't requested", () => {
    const script =
      'fetch("https://tracker.example/x");a="wss://ws.example.com";b=`http://www.w3.org/2000/svg`;c=`https://${d}/e`';
    expect(findThirdPartyHosts(script, ['ws.example.com'])).toEqual(['tracker.example']);
  });
});
