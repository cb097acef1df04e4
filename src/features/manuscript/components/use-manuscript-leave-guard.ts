import { isDirty } from '#src/lib/save-reducer.ts';
import { manuscriptTexts } from '#src/lib/strings.ts';
import { useLeaveGuard as useGuard } from '#src/ui/overlay/use-leave-guard.ts';
import type { ManuscriptStore } from '../store/manuscript-store.ts';

/** Neither the server nor this device has the text: only then would leaving lose it. */
function isAtRisk(desk: ManuscriptStore): boolean {
  return isDirty(desk.saver.state$.peek()) && desk.keeper.status$.peek() === 'failed';
}

/** Warns the writer before leaving a manuscript that isn't saved here or on the server. */
export function useManuscriptLeaveGuard(desk: ManuscriptStore): void {
  useGuard({ isAtRisk: () => isAtRisk(desk), message: manuscriptTexts.notKept });
}
