const noText = /<!--[\s\S]*?-->|<(script|style|head|svg|iframe|object|noscript)\b[\s\S]*?<\/\1\s*>/gi;

const tags = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

const attribute = /\s([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

const harmless = new Set(['start', 'data-level', 'data-preserved', 'data-pm-slice']);

/**
 * Cleans pasted HTML: removes scripts, event handlers, styles and URLs so that it can't run, load or violate the
 * policy. Styles that mean bold or italic become marks.
 */
export function cleanPastedHtml(html: string): string {
  return html.replaceAll(noText, '').replaceAll(tags, cleanTag);
}

function cleanTag(tag: string): string {
  const [, name = 'span', rest = ''] = /^<([^\s/>]+)([\s\S]*)>$/.exec(tag) ?? [];
  const accepted: string[] = [];
  let style = '';
  for (const [, key = '', value = ''] of rest.matchAll(attribute)) {
    const lower = key.toLowerCase();
    if (lower === 'style') style = value.toLowerCase();
    else if (harmless.has(lower)) accepted.push(value === '' ? lower : `${lower}=${value}`);
  }
  // Google Docs wraps copied text in a bold element whose style resets the weight.
  const isNotBold = name.toLowerCase() === 'b' && /font-weight:\s*(?:normal|400)/.test(style);
  const element = isNotBold ? 'span' : name;
  if (element.toLowerCase() === 'span') {
    if (/font-style:\s*italic/.test(style)) accepted.push('data-italic');
    if (/font-weight:\s*(?:bold|[6-9]00)/.test(style)) accepted.push('data-bold');
  }
  return `<${[element, ...accepted].join(' ')}>`;
}
