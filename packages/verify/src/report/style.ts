/** The report's style sheet: Lamplight's colours in light and dark mode, always light in print. Loads no fonts. */

const light = `
  --canvas: #f7f5f0; --surface: #ffffff; --subtle: #f0ede6; --ink: #1e2321; --muted: #525954; --quiet: #676d68;
  --line: #e3ded5; --edge: #cfc9be; --accent: #185a52; --accent-bg: #dcebe7; --indigo: #3e4c8a; --indigo-bg: #e7eaf6;
  --amber: #7a5200; --amber-bg: #f8ecd2; --rust: #8a3b22; --rust-bg: #fae6dd;`;

const dark = `
  --canvas: #141715; --surface: #1b1f1d; --subtle: #222724; --ink: #eceae3; --muted: #b6b9b2; --quiet: #979b94;
  --line: #2b302d; --edge: #3b423d; --accent: #86d2c4; --accent-bg: #17322d; --indigo: #a9b5ee; --indigo-bg: #1f2540;
  --amber: #e2b25e; --amber-bg: #33270f; --rust: #f0a184; --rust-bg: #3a2014;`;

const page = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 400 0.9375rem/1.5 var(--sans);
  -webkit-text-size-adjust: 100%; overflow-wrap: anywhere; }
main, footer { max-width: 1040px; margin: 0 auto; padding: 0 32px; }
a { color: var(--accent); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code, pre { font-family: var(--mono); font-size: 0.8125rem; }
header { padding: 56px 0 40px; }
.wordmark { margin: 0 0 20px; font: 500 1.25rem/1.3 var(--serif); }
.wordmark span { color: var(--quiet); }
h1 { margin: 0; font: 450 2.375rem/1.16 var(--serif); letter-spacing: -0.012em; }
.lead { max-width: 68ch; margin: 12px 0 0; color: var(--muted); font: 400 1.125rem/1.55 var(--serif); }
h2 { margin: 0; font: 450 1.75rem/1.25 var(--serif); letter-spacing: -0.01em; }
section { padding-top: 64px; }
section > p { max-width: 72ch; margin: 4px 0 0; color: var(--muted); }
footer { padding-top: 64px; padding-bottom: 48px; color: var(--quiet); font-size: 0.8125rem; }`;

const tiles = `
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 16px; margin: 0; padding: 0; list-style: none; }
.tiles li { display: flex; flex-direction: column; gap: 4px; padding: 20px; border: 1px solid var(--line);
  border-radius: 14px; background: var(--surface); font-variant-numeric: tabular-nums; }
.tiles strong { font: 450 1.75rem/1.2 var(--serif); }
.tiles strong small { color: var(--quiet); font-size: 1rem; }
.tiles span { color: var(--muted); font-size: 0.875rem; }
.tiles i { display: block; height: 4px; margin-top: 8px; border-radius: 2px; background: var(--subtle); overflow: hidden; }
.tiles b { display: block; height: 100%; background: var(--accent); }
.tiles .bad strong { color: var(--rust); }
.tiles .good strong { color: var(--accent); }`;

const topics = `
.index { columns: 2; column-gap: 32px; margin: 24px 0 0; padding: 0; list-style: none; color: var(--quiet); font-size: 0.875rem; }
.index li { padding: 4px 0; break-inside: avoid; font-variant-numeric: tabular-nums; }
.place { margin-top: 32px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
.place h3 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; margin: 0; padding: 14px 20px;
  border-bottom: 1px solid var(--line); font: 600 0.9375rem/1.4 var(--sans); }
.place h3 code { font-size: 0.875rem; }
.place h3 > span:last-child:not(:first-child) { margin-left: auto; color: var(--quiet); font-weight: 400; font-size: 0.8125rem; }
.place ul { margin: 0; padding: 0; list-style: none; }
.place li { padding: 16px 20px; break-inside: avoid; }
.place li + li { border-top: 1px solid var(--line); }
.what { margin: 0; }
.what strong { font-weight: 600; }
.about { margin: 0 0 6px; color: var(--quiet); font-size: 0.8125rem; }
.about em { margin-right: 8px; padding: 2px 8px; border-radius: 6px; background: var(--rust-bg); color: var(--rust);
  font-style: normal; font-weight: 600; white-space: nowrap; }
.about .mild { background: var(--amber-bg); color: var(--amber); }
.not-tried { margin: 12px 0 0; padding-left: 1.2em; }
.not-tried em { font-style: normal; color: var(--muted); }
.hint { margin: 6px 0 0; color: var(--muted); }
.place pre { margin: 10px 0 0; padding: 10px 12px; border-radius: 8px; background: var(--subtle); color: var(--muted);
  white-space: pre-wrap; line-height: 1.55; }
.repeat { margin: 8px 0 0; color: var(--quiet); font-size: 0.8125rem; }
.repeat code, .source code { overflow-wrap: anywhere; }
.source { margin: 0; padding: 0 20px 16px; color: var(--quiet); font-size: 0.8125rem; }
.verb { padding: 2px 10px; border-radius: 6px; background: var(--subtle); color: var(--muted);
  font: 600 0.75rem/1.4 var(--sans); }
.verb-get { background: var(--accent-bg); color: var(--accent); }
.verb-post { background: var(--indigo-bg); color: var(--indigo); }
.verb-put, .verb-patch { background: var(--amber-bg); color: var(--amber); }
.verb-delete { background: var(--rust-bg); color: var(--rust); }`;

const tables = `
table { width: 100%; margin: 32px 0 0; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { margin: 0 0 8px; text-align: left; font: 600 1.0625rem/1.4 var(--sans); }
th, td { padding: 10px 0 10px 16px; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
th:first-child, td:first-child { padding-left: 0; }
thead th { border-top: 0; color: var(--quiet); font-size: 0.8125rem; font-weight: 500; }
tbody th { font-weight: 400; }
.calls tbody th { width: 46%; }
tbody th code { display: block; margin-top: 2px; color: var(--quiet); }
tbody th .verb { margin-right: 8px; }
tr { break-inside: avoid; }
.answers { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 0; list-style: none; }
.answers li { padding: 2px 8px; border: 1px solid var(--edge); border-radius: 6px; color: var(--quiet);
  font-size: 0.8125rem; white-space: nowrap; }
.answers .met { border-color: transparent; background: var(--accent-bg); color: var(--accent); font-weight: 600; }
.answers .rare { border-style: dashed; }
.answers .foreign { border-color: transparent; background: var(--rust-bg); color: var(--rust); font-weight: 600; }
.key { margin-top: 16px; }
.number { text-align: right; white-space: nowrap; }
.none { color: var(--amber); }
.note { display: block; color: var(--quiet); font-size: 0.8125rem; }`;

const phone = `
@media (max-width: 767px) {
  main, footer { padding-left: 16px; padding-right: 16px; }
  header { padding: 32px 0 28px; }
  h1 { font-size: 1.875rem; }
  h2 { font-size: 1.5rem; }
  .lead { font-size: 1.0625rem; }
  .tiles { grid-template-columns: 1fr 1fr; gap: 12px; }
  .tiles li { padding: 16px; }
  section { padding-top: 48px; }
  .index { columns: 1; }
  .place { margin-top: 24px; }
  .place h3, .place li { padding-left: 16px; padding-right: 16px; }
  .place h3 > span:last-child:not(:first-child) { margin-left: 0; flex-basis: 100%; }
  .calls thead { position: absolute; clip-path: inset(50%); }
  .calls, .calls caption, .calls tbody, .calls tr, .calls th, .calls td { display: block; width: auto; }
  .calls td { border-top: 0; padding: 0 0 12px; }
}`;

const paper = `
@media print {
  :root { ${light} }
  html { color-scheme: light; }
  body { background: #ffffff; font-size: 9.5pt; }
  main, footer { max-width: none; padding: 0; }
  header { padding: 0 0 20px; }
  section { padding-top: 28px; }
  .place, .tiles li { background: none; }
  .tiles { grid-template-columns: repeat(4, 1fr); }
  .place h3, caption { break-after: avoid; }
  thead { display: table-header-group; }
  .verb, .answers li, .about em, .tiles b { print-color-adjust: exact; }
}`;

export const style = `
:root { color-scheme: light dark; ${light}
  --serif: 'Newsreader', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif;
  --sans: 'Figtree', system-ui, sans-serif;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
${page}${tiles}${topics}${tables}${phone}${paper}
`;
