/** The report's style sheet, in light and dark mode. Loads no fonts. */
export const style = `
:root { color-scheme: light dark; --canvas: #f7f5f0; --surface: #ffffff; --ink: #1e2321; --quiet: #5c635e; --line: #d9d3c8;
  --good: #185a52; --bad: #8a3b22; --mild: #7a5200; }
@media (prefers-color-scheme: dark) { :root { --canvas: #141715; --surface: #1b1f1d; --ink: #eceae3; --quiet: #a3a79f;
  --line: #3b423d; --good: #86d2c4; --bad: #f0a184; --mild: #e2b25e; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 0.9375rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main, footer { max-width: 1040px; margin: 0 auto; padding: 16px; }
h1, h2 { font: 450 2rem/1.2 Georgia, serif; }
h2 { margin: 48px 0 0; font-size: 1.6rem; }
h3 { display: flex; flex-wrap: wrap; gap: 4px 12px; margin: 0; padding: 12px 16px; border-bottom: 1px solid var(--line); font-size: 0.9375rem; }
a, .good strong, .met { color: var(--good); }
code, pre { font: 0.8125rem/1.55 ui-monospace, Menlo, Consolas, monospace; }
pre { margin: 8px 0 0; white-space: pre-wrap; }
ul, .index { margin: 0; padding: 0; list-style: none; }
footer, .wordmark, .about, .repeat, .source, .note, pre, .index span, h3 span, th code, .not-tried em { color: var(--quiet); font-style: normal; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; }
.tiles li, .place { border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.tiles li { padding: 16px; }
.tiles strong, .tiles span { display: block; }
.tiles strong { font-size: 1.6rem; }
.tiles i { display: block; height: 4px; background: var(--line); }
.tiles b { display: block; height: 100%; background: var(--good); }
.bad strong, .about em, .foreign { color: var(--bad); }
.about em { margin-right: 8px; font-weight: 600; }
.about .mild, .none { color: var(--mild); }
.place { margin-top: 24px; }
.place li { padding: 12px 16px; border-top: 1px solid var(--line); break-inside: avoid; }
.place p { margin: 0 0 4px; }
.source { padding: 0 16px 12px; }
.verb { font-weight: 600; }
table { width: 100%; margin-top: 24px; border-collapse: collapse; }
caption { text-align: left; font-weight: 600; }
th, td { padding: 8px 12px 8px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
th code { display: block; }
.answers { display: flex; flex-wrap: wrap; gap: 6px; }
.answers li { padding: 0 8px; border: 1px solid var(--line); border-radius: 6px; font-size: 0.8125rem; }
.rare { border-style: dashed; }
.number { text-align: right; }
@media (max-width: 767px) { .calls th, .calls td { display: block; } }
`;
