const lineWidth = 120;

function isName(key: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(key);
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  if (text.includes("'") && !text.includes('"')) return `"${escaped}"`;
  return `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function inOneLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  const fields = toFields(value).map(([key, item]) => `${key}: ${inOneLine(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function toFields(value: object): [string, unknown][] {
  return Object.entries(value).map(([key, item]) => [isName(key) ? key : quoted(key), item]);
}

/**
 * Formats a JSON value in this project's code style: one line if it fits between `before` and `after` characters, else
 * multiline at `indent`.
 */
export function jsLiteral(value: unknown, indent: number, before: number, after: number): string {
  const line = inOneLine(value);
  if (typeof value !== 'object' || value === null || before + line.length + after <= lineWidth) return line;
  const inner = ' '.repeat(indent + 2);
  const entries: [string, unknown][] = Array.isArray(value) ? value.map((item) => ['', item]) : toFields(value);
  const rows = entries.map(([key, item]) => {
    const start = `${inner}${key === '' ? '' : `${key}: `}`;
    return `${start}${jsLiteral(item, indent + 2, start.length, 1)},`;
  });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return [open, ...rows, `${' '.repeat(indent)}${close}`].join('\n');
}
