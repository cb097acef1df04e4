import { isDirty } from '#src/lib/save-state.ts';
import { manuscriptTexts } from '#src/lib/texts.ts';
import { useLeaveGuard as useGuard } from '#src/ui/overlay/use-leave-guard.ts';
import type { ManuscriptStore } from '../desk/desk.ts';

/** Neither the server nor this device has the text: only then is anything lost by leaving. */
const isAtRisk = (desk: ManuscriptStore): boolean =>
  isDirty(desk.saver.state$.peek()) && desk.keeper.status$.peek() === 'failed';

/** Asks before a text is left that is kept nowhere; everything else may be left at any time. */
export function useManuscriptLeaveGuard(desk: ManuscriptStore): void {
  useGuard({ isAtRisk: () => isAtRisk(desk), message: manuscriptTexts.notKept });
}
