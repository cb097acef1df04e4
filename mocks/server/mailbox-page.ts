import type { IncomingMessage, ServerResponse } from 'node:http';
import { expiresIn, isUsable, getSignInLink, getMails } from '#mocks/account/mails.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { MailRow } from '#mocks/model/account-tables.ts';
import { escaped, opensPage, sendDemoPage } from './demo-page.ts';

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

export function opensMailbox(request: IncomingMessage, url: URL): boolean {
  return url.pathname === mailboxPath && opensPage(request);
}

export function sendMailbox(response: ServerResponse, session: MockSession): void {
  sendDemoPage(response, 200, 'Demo inbox', mailboxHtml(session));
}
