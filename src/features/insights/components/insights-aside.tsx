import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InsightScopeProps } from './insight-list-props.ts';
import { InsightsPanel } from './insights-panel.tsx';
import { InsightsPill } from './insights-pill.tsx';
import { InsightsSheet } from './insights-sheet.tsx';
import { type InsightsContext, getScopeKey } from '../context.ts';
import { panelVisible, sheetVisible } from '../panel-visibility.ts';
import { useNewestInsight } from '../queries.ts';
import { viewport } from '#src/lib/constants.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { useInsightsKey } from '../use-insights-key.ts';
import { useSheetScroll } from '../use-sheet-scroll.ts';

const phone = `(max-width: ${viewport.mobileBelowPx - 1}px)`;

export function InsightsOpener({ context }: { context: InsightsContext }) {
  const isPhone = useMedia(phone);
  const newest = useNewestInsight(context);
  const sheet = useSheetScroll();
  const [seen, setSeen] = useState<number | null>(null);
  if (sheet.isOpen && seen !== newest) setSeen(newest);
  if (!isPhone) return null;
  return (
    <chakra.div position="absolute" bottom="100%" insetInlineStart="3" marginBottom="3" zIndex="raised">
      <InsightsPill open={sheet.isOpen} hasNew={newest !== null && newest !== seen} onOpen={sheet.open} />
    </chakra.div>
  );
}

type Props = InsightScopeProps & {
  /** False while the writer records, types or waits, so the phone's sheet doesn't open automatically. */
  canOpen: () => boolean;
};

/**
 * Opens the sheet automatically if enabled, once an element has insights. Never over an empty state or the writer's
 * work. If blocked then, it stays closed until the element is shown again.
 */
function useOpening({ context, canOpen }: Pick<Props, 'context' | 'canOpen'>, isOpen: boolean, open: () => void): void {
  const hasInsights = useNewestInsight(context) !== null;
  const element = context.elementSlug === null ? null : getScopeKey(context);
  const decided = useRef<string | null>(null);
  const decide = useEffectEvent((key: string) => {
    if (decided.current === key) return;
    decided.current = key;
    if (!isOpen && sheetVisible.value$.peek() && canOpen()) open();
  });
  useEffect(() => {
    if (element !== null && hasInsights) decide(element);
  }, [element, hasInsights]);
}

function Sheet({ canOpen, ...of }: Props) {
  const sheet = useSheetScroll();
  useOpening({ context: of.context, canOpen }, sheet.isOpen, sheet.open);
  const wasOpen = useRef(sheet.isOpen);
  useEffect(() => {
    // For every way to close it: cross, swipe or Back.
    if (wasOpen.current && !sheet.isOpen) sheetVisible.set(false);
    wasOpen.current = sheet.isOpen;
  }, [sheet.isOpen]);
  return <InsightsSheet open={sheet.isOpen} onClose={sheet.close} {...of} />;
}

export function InsightsAside({ canOpen, ...of }: Props) {
  const isPhone = useMedia(phone);
  const isPanelOpen = useValue(panelVisible.value$);
  useInsightsKey();
  if (isPhone) return <Sheet canOpen={canOpen} {...of} />;
  return isPanelOpen ? <InsightsPanel {...of} /> : null;
}
