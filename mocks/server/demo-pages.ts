import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { expiresIn, getMails, getSignInLink, isUsable } from '#mocks/domains/session/mails.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { MailRow } from '#mocks/model/tables.ts';

const style = `
:root { color-scheme: light dark; --canvas: #F7F5F0; --surface: #FFFFFF; --line: #E3DED5; --text: #1E2321; --muted: #525954;
  --accent: #1F6A61; --contrast: #FFFFFF; --link: #185A52; --note: #FAEED3; }
@media (prefers-color-scheme: dark) { :root { --canvas: #141715; --surface: #1B1F1D; --line: #2B302D; --text: #ECEAE3;
  --muted: #B6B9B2; --accent: #72C7B8; --contrast: #0C1F1B; --link: #86D2C4; --note: #33270F; } }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; padding: 40px 16px; background: var(--canvas); color: var(--text);
  font: 15px/22px system-ui, sans-serif; overflow-wrap: anywhere; }
main { display: grid; gap: 16px; max-width: 560px; margin: 0 auto; }
h1 { font-size: 26px; line-height: 32px; }
h2 { font-size: 20px; line-height: 26px; }
.card { display: grid; gap: 16px; padding: 20px 24px; background: var(--surface); border: 1px solid var(--line);
  border-radius: 14px; }
.muted { color: var(--muted); }
.small { font-size: 13px; line-height: 18px; }
.code { font: 700 20px/26px ui-monospace, monospace; letter-spacing: .08em; }
code { font-size: .875em; overflow-wrap: anywhere; }
.note { padding: 12px 16px; border-radius: 10px; background: var(--note); }
dl { display: grid; grid-template-columns: 1fr auto; gap: 8px 16px; padding: 16px 0; border: solid var(--line);
  border-width: 1px 0; }
dd { text-align: right; font-weight: 700; font-variant-numeric: tabular-nums; }
.actions { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px; }
button, .button { justify-self: start; min-height: 44px; padding: 10px 20px; border: 1px solid transparent; border-radius: 10px;
  background: var(--accent); color: var(--contrast); font: 700 14px/22px system-ui, sans-serif; text-decoration: none;
  cursor: pointer; }
.quiet { background: transparent; border-color: var(--line); color: var(--link); }
article { display: grid; gap: 12px; padding-top: 16px; border-top: 1px solid var(--line); }
a:not(.button) { display: inline-block; padding: 10px 0; color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
`;

const hash = createHash('sha256').update(style).digest('base64');

const headers = {
  'Content-Type': 'text/html; charset=UTF-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // The page's forms send their origin; links to other sites don't.
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escaped(text: string | null): string {
  return (text ?? '').replaceAll(/[&<>"']/g, (letter) => named[letter] ?? letter);
}

/** Sends a page without scripts. `title` is plain text, `content` is HTML. */
export function sendDemoPage(response: Response, status: number, title: string, content: string): void {
  response.status(status).set(headers).end(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body><main>
<h1>${escaped(title)}</h1>
${content}
</main></body>
</html>
`);
}

/** A page without content: it gives tests the origin's storage without running the application. */
export const emptyPath = '/__mock/empty';

export function sendEmptyPage(response: Response): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': 'no-store' });
  response.end('<!doctype html><html lang="en"><title>Empty</title></html>');
}

const mailboxPath = '/__mock/mailbox';

function getEndText(session: MockSession, mail: MailRow): string | null {
  if (mail.spent) return 'Used.';
  if (!isUsable(session, mail)) return 'Expired.';
  const newest = getMails(session).find(({ email }) => email === mail.email);
  return newest?.id === mail.id ? null : 'Replaced by a newer email.';
}

function mailHtml(session: MockSession, mail: MailRow): string {
  const end = getEndText(session, mail);
  const code = mail.method === 'code' ? `<p>Your code: <span class="code">${escaped(mail.code)}</span></p>` : '';
  const minutes = expiresIn[mail.method] / 60;
  const body =
    end === null
      ? `<p>Open the link${code && ', or enter the code on the page where you requested it'}. It expires in ${minutes} minutes.</p>
${code}
<a class="button" href="${escaped(getSignInLink(mail))}">Sign in to Lamplight</a>`
      : `<p class="muted">${end}</p>`;
  return `<article class="card">
<div><h2>Sign in to Lamplight</h2>
<p class="muted small">To ${escaped(mail.email)}, <time datetime="${escaped(mail.sent_at)}">${escaped(mail.sent_at.slice(11, 16))} UTC</time></p></div>
${body}
</article>`;
}

function mailboxHtml(session: MockSession): string {
  const mails = getMails(session);
  const users = session.table('users').all();
  const addresses = users.map(({ user }) => escaped(user.email)).join(', ');
  const list =
    mails.length === 0
      ? '<p class="card">No emails yet. Request a sign-in link first.</p>'
      : mails.map((mail) => mailHtml(session, mail)).join('\n');
  return `<p class="muted">These are the emails Lamplight would have sent. Nothing leaves this computer. Accounts you can use: ${addresses}.</p>
${list}
<div class="actions"><a href="${mailboxPath}">Refresh</a></div>`;
}

export function opensMailbox({ method, path, headers: { accept = '' } }: Request): boolean {
  return path === mailboxPath && (method === 'GET' || method === 'HEAD') && accept.includes('text/html');
}

export function sendMailbox(response: Response, session: MockSession): void {
  sendDemoPage(response, 200, 'Demo inbox', mailboxHtml(session));
}
