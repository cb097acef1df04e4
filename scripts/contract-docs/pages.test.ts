import { describe, expect, it } from 'vitest';
import { escaped, markup } from '#verify/report/markup.ts';
import type { Inventory } from './inventory.ts';
import { channelLink, markdown, operationLink } from './markdown.ts';
import { changelogPage, overviewPage } from './overview-page.ts';
import { selfContained } from './site.ts';

const hostile = `<img src=x onerror="alert('1')">&`;

const inventory: Inventory = {
  operations: [
    {
      id: hostile,
      method: hostile,
      path: hostile,
      summary: hostile,
      tag: hostile,
      origin: 'extension',
      reason: hostile,
      emits: [{ channel: hostile, address: hostile, message: hostile, withinMs: 1, others: false, when: hostile }],
    },
  ],
  messages: [
    {
      name: hostile,
      title: hostile,
      summary: hostile,
      origin: 'specification',
      channels: [{ id: hostile, address: hostile }],
      consumers: [hostile],
      emittedBy: [hostile, 'gone'],
    },
  ],
  proposals: [{ name: hostile, what: [hostile], description: hostile }],
};

describe('markup', () => {
  it('escapes text in content and in attributes', () => {
    expect(markup`<a title="${hostile}">${[hostile, 7, null]}</a>`.markup).toBe(
      `<a title="${escaped(hostile)}">${escaped(hostile)}7</a>`,
    );
    expect(escaped(hostile)).toBe('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
  });

  it('inserts nested markup without escaping it again', () => {
    expect(markup`<p>${markup`<b>${'<'}</b>`}</p>`.markup).toBe('<p><b>&lt;</b></p>');
  });
});

describe('contract pages', () => {
  it('escapes all text from the documents', () => {
    for (const page of [overviewPage(hostile, inventory), changelogPage(hostile, `# ${hostile}\n\n- ${hostile}`)]) {
      expect(page).toContain(escaped(hostile));
      expect(page).not.toMatch(/<img src=x|onerror="/);
    }
  });

  it('links an operation and a channel to their sections', () => {
    expect(operationLink({ id: 'noteList', tag: 'User notes' })).toBe('rest.html#/user-notes/notelist');
    expect(operationLink({ id: 'noteList', tag: null })).toBe('rest.html');
    expect(channelLink('sessionChat')).toBe('events.html#/channels/sessionchat');
  });

  it('contains no script and no cross-origin URL', () => {
    expect(overviewPage('1.4.0', inventory)).not.toMatch(/<script|(?:src|href)="(?:https?:)?\/\//);
  });
});

describe('changelog page', () => {
  const render = (source: string): string =>
    markdown(source)
      .map(({ markup }) => markup.replaceAll(/>\s+</g, '><'))
      .join('');

  it('renders headings, paragraphs and lists with wrapped lines', () => {
    expect(render('# A\n\nOne\ntwo.\n\n- first\n  goes on\n- second\n\nEnd.')).toBe(
      '<h1>A</h1><p>One two.</p><ul><li>first goes on</li><li>second</li></ul><p>End.</p>',
    );
  });

  it('renders code, bold text and links without formatting inside code', () => {
    expect(render('**breaking**: `**a** <b>`, see [it](https://example.test/a?b&c).')).toBe(
      '<p><strong>breaking</strong>: <code>**a** &lt;b&gt;</code>, see <a href="https://example.test/a?b&amp;c">it</a>.</p>',
    );
  });

  it.each(['javascript:alert', 'data:text/html,x', '//elsewhere.test'])('renders no link to %s', (address) => {
    expect(render(`[it](${address})`)).toBe('<p>it</p>');
  });
});

describe('Redoc page', () => {
  it('embeds the Redoc logo instead of fetching it', () => {
    const page = selfContained('src:e?`https://cdn.redoc.ly/redoc/logo-mini-full.svg`:``');
    expect(page).toMatch(/^src:e\?`data:image\/svg\+xml,[^`"']+`/);
  });

  it.each([
    '<script type="module" src="https://cdn.test/redoc.js"></script>',
    '<link rel="stylesheet" href=\'https://fonts.test/a.css\'>',
    'import { hydrate } from "https://cdn.test/redoc.js";',
  ])('rejects a page that would load from another origin: %s', (part) => {
    expect(() => selfContained(`<!doctype html>${part}`)).toThrow('The page would load from another origin');
  });

  it('accepts a page with a link to another origin', () => {
    const page = '<a href="https://spdx.org/licenses/MIT.html">MIT</a>';
    expect(selfContained(page)).toBe(page);
  });
});
