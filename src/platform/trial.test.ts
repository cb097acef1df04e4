import { expect, it } from 'vitest';
import { inlineTrialNotices$, showTrialNoticeInline } from './trial.ts';

it("hides the banner until the last screen's notice is gone, also if the next one's appears before", () => {
  const endFirst = showTrialNoticeInline();
  const endSecond = showTrialNoticeInline();
  endFirst();
  expect(inlineTrialNotices$.peek()).toBe(1);
  endSecond();
  expect(inlineTrialNotices$.peek()).toBe(0);
});
