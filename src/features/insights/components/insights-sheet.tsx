import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { reportError } from '#src/platform/error-reporting.ts';
import { PanelBoundary } from '#src/ui/feedback/error-boundary.tsx';
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx';
import { InsightList, type InsightsOf } from './insight-list.tsx';

type Props = InsightsOf & {
  open: boolean;
  onClose: () => void;
  /** The timer of a running recording stays in view. */
  aside?: ReactNode;
};

/** The insights below 768 px: a sheet from the foot of the window. */
export function InsightsSheet({ open, onClose, aside, ...of }: Props) {
  return (
    <BottomSheet open={open} onClose={onClose} title="Creative Insights" aside={aside}>
      <chakra.div paddingInline="4" paddingTop="2">
        <PanelBoundary onError={(error) => reportError(error, { area: 'insights' })}>
          <InsightList {...of} />
        </PanelBoundary>
      </chakra.div>
    </BottomSheet>
  );
}
