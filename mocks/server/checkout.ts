import express, { type RequestHandler, type Router } from 'express';
import { formatMoney } from '#mocks/domains/subscription/invoices.ts';
import { checkoutPath, completeCheckout, currentPlan, getPlan, type Plan } from '#mocks/domains/subscription/plans.ts';
import type { MockSessionRegistry } from '#mocks/engine/session-registry.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import { getHeaders, getUrl } from '../http/requests.ts';
import { escaped, sendDemoPage } from './demo-pages.ts';
import { type FormToken, formTokenName, outdatedForm } from './form-token.ts';
import { getMockSession } from './request-session.ts';

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

/** `/__mock/checkout` replaces a payment provider's page. It has no card fields, and only its button buys. */
export function createCheckout(registry: MockSessionRegistry, token: FormToken): Router {
  const show: RequestHandler = (request, response) => {
    const session = getMockSession(registry, getHeaders(request), response);
    const plan = getPurchase(session, getPayerId(session), getUrl(request).searchParams.get('price'));
    sendDemoPage(response, 200, 'Demo checkout', plan ? purchaseHtml(plan, token) : emptyHtml);
  };
  const buy: RequestHandler = (request, response) => {
    const session = getMockSession(registry, getHeaders(request), response);
    const form = (request.body ?? {}) as Readonly<Record<string, string | undefined>>;
    if (!token.isValid(form[formTokenName])) {
      response.status(403).type('text').send(outdatedForm);
      return;
    }
    const payer = getPayerId(session);
    const purchase = getPurchase(session, payer, form['price'] ?? null);
    session.transact(() => {
      completeCheckout(session, payer, purchase);
    });
    response.set('Cache-Control', 'no-store').redirect(303, wayBack);
  };
  const router = express.Router();
  router
    .route('/')
    .get(show)
    .post(express.urlencoded(), buy)
    .all((_request, response) => {
      response.status(405).type('text').send('Method not allowed.');
    });
  return router;
}
