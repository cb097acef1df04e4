import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lowWindow } from '#src/ui/layout/low-window.ts';
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx';
import type { InsightsContext } from '../context.ts';
import { sheetVisible$ } from '../panel-state.ts';
import { useNewestInsight } from '../queries.ts';
import type { InsightContextProps } from './insight-feed.tsx';
import { InsightTabPanel, InsightTabs, InsightTabsRoot } from './insight-tabs.tsx';

type SheetState = { isOpen: boolean; open: () => void; close: () => void };

/**
 * The phone's sheet as a browser history entry, so that Back closes it. Saves opening on this device. The caller saves
 * closing, because Back closes it too.
 */
export function useInsightsSheet(): SheetState {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = (location.state as { insights?: boolean } | null)?.insights === true;
  return {
    isOpen,
    open: () => {
      sheetVisible$.set(true);
      void navigate(location, { state: { insights: true }, preventScrollReset: true });
    },
    close: () => void navigate(-1),
  };
}

const Edge = chakra('button', {
  base: {
    display: { base: 'grid', md: 'none' },
    placeItems: 'center',
    gap: '1',
    position: 'fixed',
    [lowWindow]: { position: 'relative', bottom: 'auto!', width: 'full' },
    insetInline: '0',
    bottom: 'calc(var(--shell-bottom, 0px) + env(safe-area-inset-bottom))',
    zIndex: 'raised',
    height: '52px',
    paddingTop: '2.5',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    borderTopRadius: 'dialog',
    boxShadow: 'e2',
    textStyle: 'label',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: '-4px' },
    _before: {
      content: '""',
      position: 'absolute',
      top: '1.5',
      width: '32px',
      height: '4px',
      borderRadius: 'full',
      bg: 'border.default',
    },
  },
});

const Dot = chakra('span', {
  base: {
    display: 'inline-block',
    width: '8px',
    height: '8px',
    marginInlineStart: '2',
    borderRadius: 'full',
    bg: 'accent.solid',
    '@media (forced-colors: active)': { bg: 'Highlight' },
  },
});

export function InsightsSheetHandle({ context }: { context: InsightsContext }) {
  const newest = useNewestInsight(context);
  const sheet = useInsightsSheet();
  // Insights present on mount aren't new.
  const [seen, setSeen] = useState<number | null>(null);
  if (newest !== null && (seen === null || (sheet.isOpen && seen !== newest))) setSeen(newest);
  const hasNew = newest !== null && seen !== null && newest !== seen;
  return (
    <Edge
      type="button"
      aria-label={hasNew ? 'Creative Insights, new' : 'Creative Insights'}
      aria-expanded={sheet.isOpen}
      onClick={sheet.open}
    >
      <span>
        Creative Insights
        {hasNew && <Dot aria-hidden="true" />}
      </span>
    </Edge>
  );
}

type Props = InsightContextProps & {
  open: boolean;
  onClose: () => void;
  aside?: ReactNode;
};

export function InsightsSheet({ open, onClose, aside, ...of }: Props) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <InsightTabsRoot context={of.context}>
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
    </InsightTabsRoot>
  );
}
