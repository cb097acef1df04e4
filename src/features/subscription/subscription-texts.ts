/** What the subscription says when something does not go as it should: what happened, and what is safe. */
export const subscriptionTexts = {
  failed: 'We could not load your plan.',
  unreadable: 'We could not read your plan.',
  notChanged: 'Your plan was not changed.',
  notCancelled: 'Your plan was not cancelled.',
  notKept: 'Your plan is still cancelled.',
  nothing: 'You have no plan, and nothing to pay.',
  noCheckout: 'Paying is not possible right now.',
  invoicesFailed: 'We could not load your invoices.',
  noInvoices: 'No invoices yet.',
  notDownloaded: 'The invoice was not downloaded.',
  noFile: 'There is no file of this invoice yet.',
} as const;
