import { observable, type Observable } from '@legendapp/state';

const keys = { wide: 'insightsPanelVisible', phone: 'mobileInsightsVisible' } as const;

function stored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== 'false';
  } catch {
    return true;
  }
}

/** Whether the insights are shown beside a screen (`wide`) or may be opened over it (`phone`); both default to true (section 2). */
export const insightsVisible$: { readonly [K in keyof typeof keys]: Observable<boolean> } = {
  wide: observable(stored(keys.wide)),
  phone: observable(stored(keys.phone)),
};

/** Shows or hides the insights and keeps the choice on this device, where the browser lets us. */
export function setInsightsVisible(where: keyof typeof keys, visible: boolean): void {
  insightsVisible$[where].set(visible);
  try {
    localStorage.setItem(keys[where], String(visible));
  } catch {
    // Without storage the choice holds for this page.
  }
}
