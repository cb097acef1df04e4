import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatMoney } from '#mocks/account/invoices.ts';
import { checkoutPath, completeCheckout, currentPlan, getPlan, type Plan } from '#mocks/account/plans.ts';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import { readBody, type RequestHandler } from '../http/http-server.ts';
import { getHeaders } from '../http/request-headers.ts';
import { sendText } from '../http/static-files.ts';
import { escaped, sendDemoPage } from './demo-pages.ts';
import { type FormToken, formTokenName, outdatedForm } from './form-token.ts';
import { getMockSession } from './session-of.ts';

const wayBack = '/profile#subscription';
const back = `<a href="${wayBack}">Back to Lamplight</a>`;

function getPayerId(session: MockSession): number {
  return session.table('tokens').all().at(-1)?.user_id ?? session.scenario.library.user.id;
}

function getPurchase(session: MockSession, userId: number, price: string | null): Plan | null {
  const present = currentPlan(session, userId)?.subscription;
  if (present?.status === 'past_due') return getPlan(session, present.product_price_id);
  return present && present.status !== 'ended' ? null : getPlan(session, Number(price));
}

function purchaseHtml({ name, price }: Plan, token: FormToken): string {
  return `<div class="card">
<h2>${escaped(name)}, ${price.interval === 'year' ? 'yearly' : 'monthly'}</h2>
<dl><dt>Due today, then every ${price.interval}</dt><dd>${escaped(formatMoney(price.amount, price.currency))}</dd></dl>
<p class="note">This is a demo. No card needed, and nothing is charged.</p>
<form method="post" action="${checkoutPath}" class="actions">
${token.html}<input type="hidden" name="price" value="${price.id}">
${back}
<button>Complete purchase</button>
</form>
</div>`;
}

const emptyHtml = `<div class="card">
<h2>Nothing to pay</h2>
<p class="muted">Choose a plan first, or stay on the one you have.</p>
<p>${back}</p>
</div>`;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode((await readBody(request)) ?? undefined));
}

function leadBack(response: ServerResponse): void {
  response.writeHead(303, { Location: wayBack, 'Cache-Control': 'no-store' }).end();
}

/** `/__mock/checkout` replaces a payment provider's page. It has no card fields, and only its button buys. */
export function createCheckout(registry: MockSessionRegistry, token: FormToken): RequestHandler {
  return async (request, response, url) => {
    const headers = getHeaders(request);
    const session = getMockSession(registry, headers, response);
    const payer = getPayerId(session);
    if (request.method === 'GET') {
      const plan = getPurchase(session, payer, url.searchParams.get('price'));
      sendDemoPage(response, 200, 'Demo checkout', plan ? purchaseHtml(plan, token) : emptyHtml);
    } else if (request.method !== 'POST') {
      sendText(response, 405, 'Method not allowed.');
    } else {
      const form = await readForm(request);
      if (!token.isValid(form.get(formTokenName))) {
        sendText(response, 403, outdatedForm);
        return;
      }
      const purchase = getPurchase(session, payer, form.get('price'));
      session.transact(() => {
        completeCheckout(session, payer, purchase);
      });
      leadBack(response);
    }
  };
}
