/** What of a pasted page is no text: scripts, styles, comments, and the page's head. */
const noText = /<!--[\s\S]*?-->|<(script|style|head|svg|iframe|object|noscript)\b[\s\S]*?<\/\1\s*>/gi;

const tags = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

const attribute = /\s([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** The attributes that a pasted element keeps. */
const harmless = new Set(['start', 'data-level', 'data-kept', 'data-pm-slice']);

/**
 * Pasted HTML as far as this editor wants it: without scripts, event handlers, styles and addresses, so that nothing of it runs,
 * loads or is refused by the page's policy. What other editors say by a style alone (bold, italic) becomes a mark of ours.
 */
export function cleanPastedHtml(html: string): string {
  return html.replaceAll(noText, '').replaceAll(tags, cleanTag);
}

function cleanTag(tag: string): string {
  const [, name = 'span', rest = ''] = /^<([^\s/>]+)([\s\S]*)>$/.exec(tag) ?? [];
  const kept: string[] = [];
  let style = '';
  for (const [, key = '', value = ''] of rest.matchAll(attribute)) {
    const lower = key.toLowerCase();
    if (lower === 'style') style = value.toLowerCase();
    else if (harmless.has(lower)) kept.push(value === '' ? lower : `${lower}=${value}`);
  }
  // Google Docs wraps what it copies in a bold element whose style says that it is not bold.
  const isNotBold = name.toLowerCase() === 'b' && /font-weight:\s*(?:normal|400)/.test(style);
  const element = isNotBold ? 'span' : name;
  if (element.toLowerCase() === 'span') {
    if (/font-style:\s*italic/.test(style)) kept.push('data-italic');
    if (/font-weight:\s*(?:bold|[6-9]00)/.test(style)) kept.push('data-bold');
  }
  return `<${[element, ...kept].join(' ')}>`;
}
