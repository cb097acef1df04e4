import { isDirty } from '#src/lib/save-reducer.ts';
import { manuscriptTexts } from '#src/lib/strings.ts';
import { useLeaveGuard as useGuard } from '#src/ui/overlay/use-leave-guard.ts';
import type { ManuscriptStore } from '../store/manuscript-store.ts';

/** Neither the server nor this device has the text: only then would leaving lose it. */
function isAtRisk(store: ManuscriptStore): boolean {
  return isDirty(store.saver.state$.peek()) && store.manuscriptDraft.status$.peek() === 'failed';
}

/** Warns the writer before leaving a manuscript that isn't saved here or on the server. */
export function useManuscriptLeaveGuard(store: ManuscriptStore): void {
  useGuard({ isAtRisk: () => isAtRisk(store), message: manuscriptTexts.copyBeforeLeaving });
}
