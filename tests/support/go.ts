import type { Page } from '@playwright/test';

/** Goes to another address without loading the application again, as the browser's own Back does. */
export const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
