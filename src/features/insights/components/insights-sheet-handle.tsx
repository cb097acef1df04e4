import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { InsightsContext } from '../context.ts';
import { useNewestInsight } from '../queries.ts';
import { useSheetScroll } from '../use-sheet-scroll.ts';

const Edge = chakra('button', {
  base: {
    display: { base: 'grid', md: 'none' },
    placeItems: 'center',
    gap: '1',
    position: 'fixed',
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
  const sheet = useSheetScroll();
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
