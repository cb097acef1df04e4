import { observable, type Observable } from '@legendapp/state';

/** Quick mode (Section 4): a recording times out after 0.1 minute instead of 2. Off by default; lasts for this page. */
export const quickMode$: Observable<boolean> = observable(false);
