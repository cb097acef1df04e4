import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InsightsOf } from '#src/features/insights/components/insight-list.tsx';
import { InsightsPanel } from '#src/features/insights/components/insights-panel.tsx';
import { InsightsPill } from '#src/features/insights/components/insights-pill.tsx';
import { InsightsSheet } from '#src/features/insights/components/insights-sheet.tsx';
import { panelVisible } from '#src/features/insights/panel-visibility.ts';
import { viewport } from '#src/lib/constants.ts';
import { useMedia } from '#src/ui/use-media.ts';

/** The sheet's place in the browser's history, so that Back closes it. */
function useInsightsSheet(): { isOpen: boolean; open: () => void; close: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = (location.state as { insights?: boolean } | null)?.insights === true;
  return {
    isOpen,
    open: () => void navigate(location, { state: { insights: true }, preventScrollReset: true }),
    close: () => void navigate(-1),
  };
}

/** On a phone, the pill over the dock that opens the insights; it shows a dot while new ones were not looked at. */
export function InsightsOpener({ newest }: { newest: number | null }) {
  const isPhone = useMedia(`(max-width: ${viewport.mobileBelowPx - 1}px)`);
  const sheet = useInsightsSheet();
  const [seen, setSeen] = useState<number | null>(null);
  if (sheet.isOpen && seen !== newest) setSeen(newest);
  if (!isPhone) return null;
  return (
    <chakra.div position="absolute" bottom="100%" insetInlineStart="3" marginBottom="3" zIndex="raised">
      <InsightsPill open={sheet.isOpen} news={newest !== null && newest !== seen} onOpen={sheet.open} />
    </chakra.div>
  );
}

/** The insights beside the conversation, or in a sheet over it below 768 px. */
export function InsightsBeside(of: InsightsOf) {
  const isPhone = useMedia(`(max-width: ${viewport.mobileBelowPx - 1}px)`);
  const isPanelOpen = useValue(panelVisible.value$);
  const sheet = useInsightsSheet();
  if (isPhone) return <InsightsSheet open={sheet.isOpen} onClose={sheet.close} {...of} />;
  return isPanelOpen ? <InsightsPanel {...of} /> : null;
}
