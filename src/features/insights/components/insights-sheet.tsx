import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PanelBoundary } from '#src/ui/feedback/error-boundary.tsx';
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx';
import { InsightList } from './insight-list.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  generating: boolean;
  /** The timer of a running recording stays in view. */
  aside?: ReactNode;
};

/** The insights below 768 px: a sheet from the foot of the window. */
export function InsightsSheet({ open, onClose, generating, aside }: Props) {
  return (
    <BottomSheet open={open} onClose={onClose} title="Creative Insights" aside={aside}>
      <chakra.div paddingInline="4" paddingTop="2">
        <PanelBoundary>
          <InsightList generating={generating} />
        </PanelBoundary>
      </chakra.div>
    </BottomSheet>
  );
}
