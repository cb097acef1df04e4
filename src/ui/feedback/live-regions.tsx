import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { useStore } from '../store.ts';
import { announcements } from './announcer.ts';

/**
 * The polite and the assertive region. They exist from the first render and lie outside everything that becomes inert.
 * They carry `aria-live` without a role, so that `status` and `alert` keep naming one visible thing each.
 */
export function LiveRegions() {
  const { polite, assertive } = useStore(announcements);
  return (
    <VisuallyHidden>
      <div aria-live="polite" data-live="polite">
        <span key={polite.n}>{polite.text}</span>
      </div>
      <div aria-live="assertive" data-live="assertive">
        <span key={assertive.n}>{assertive.text}</span>
      </div>
    </VisuallyHidden>
  );
}
