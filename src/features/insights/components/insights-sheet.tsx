import { type ReactNode, useState } from 'react';
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx';
import { InsightTabPanel, InsightTabs } from './insight-tabs.tsx';
import type { InsightScopeProps } from './insight-list-props.ts';

type Props = InsightScopeProps & {
  open: boolean;
  onClose: () => void;
  aside?: ReactNode;
};

export function InsightsSheet({ open, onClose, aside, ...of }: Props) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="Creative Insights"
      aside={aside}
      header={<InsightTabs context={of.context} inset="4" />}
      onScroller={setScroller}
    >
      <InsightTabPanel {...of} scroller={scroller} />
    </BottomSheet>
  );
}
