import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { useValue } from '@legendapp/state/react';
import { announcements$ } from '../announcer.ts';

/**
 * The polite and assertive regions, always rendered and never inert. They have `aria-live` but no role, so that
 * `status` and `alert` match visible elements only.
 */
export function LiveRegions() {
  const { polite, assertive } = useValue(announcements$);
  return (
    // `aria-live` keeps dialogs from hiding the regions.
    <VisuallyHidden aria-live="off">
      <div aria-live="polite" data-live="polite">
        <span key={polite.n}>{polite.text}</span>
      </div>
      <div aria-live="assertive" data-live="assertive">
        <span key={assertive.n}>{assertive.text}</span>
      </div>
    </VisuallyHidden>
  );
}
