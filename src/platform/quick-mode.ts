import { observable, type Observable } from '@legendapp/state';

/**
 * Section 4's quick mode: a recording times out after 0.1 minute instead of 2. Off unless the test page (`?quick=true`) or the
 * debug panel turns it on; it holds for this page.
 */
export const quickMode$: Observable<boolean> = observable(false);
