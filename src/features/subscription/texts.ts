export const subscriptionTexts = {
  failed: 'We couldn’t load your plan.',
  unreadable: 'We couldn’t show your plan.',
  notChanged: 'We couldn’t change your plan.',
  notCancelled: 'We couldn’t cancel your plan.',
  notResumed: 'We couldn’t resume your plan.',
  nothing: 'You don’t have a plan, and there’s nothing to pay.',
  noCheckout: 'Payments aren’t available right now.',
  invoicesFailed: 'We couldn’t load your invoices.',
  noInvoices: 'No invoices yet.',
  notDownloaded: 'We couldn’t download the invoice.',
  noFile: 'This invoice isn’t ready to download yet.',
} as const;
