import { manuscriptTexts } from '#src/lib/strings.ts';
import { useLeaveGuard as useGuard } from '#src/ui/overlay/use-leave-guard.ts';
import type { ManuscriptStore } from '../store/manuscript-store.ts';

/** Warns the writer before leaving a manuscript that isn't saved here or on the server. */
export function useManuscriptLeaveGuard(store: ManuscriptStore): void {
  useGuard({ isAtRisk: () => store.isAtRisk, message: manuscriptTexts.copyBeforeLeaving });
}
