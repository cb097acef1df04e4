import { useWindowEvent, useDidUpdate } from '@mantine/hooks';
import { chakra } from '@chakra-ui/react';
import { ChevronUp, X } from 'lucide-react';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { viewport } from '#src/lib/constants.ts';
import { singleKeys$ } from '#src/platform/persisted-flag.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { isSingleKey } from '#src/ui/focus/keys.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { getScopeKey, type InsightsContext } from '../context.ts';
import { panelVisible$, sheetVisible$ } from '../panel-state.ts';
import { useNewestInsight } from '../queries.ts';
import type { InsightContextProps } from './insight-feed.tsx';
import { InsightTabPanel, InsightTabs, InsightTabsRoot, NewDot } from './insight-tabs.tsx';
import { InsightsSheet, useInsightsSheet } from './insights-sheet.tsx';
import { useValue } from '@legendapp/state/react';
import { lowQuery, lowWindow } from '#src/ui/layout/low-window.ts';

const Pill = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    height: '36px',
    paddingInline: '4',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.default',
    bg: 'bg.surface',
    textStyle: 'label',
    cursor: 'pointer',
    // Beside “Speak” and “Type” on the narrowest phones.
    '@media (max-width: 359.98px)': { gap: '1.5', paddingInline: '2.5' },
    _after: { content: '""', position: 'absolute', inset: '-4px 0' },
  },
});

type Props = {
  open: boolean;
  hasNew: boolean;
  onOpen: () => void;
};

function InsightsPill({ open, hasNew, onOpen }: Props) {
  return (
    <Pill
      type="button"
      aria-label={hasNew ? 'Creative Insights, new' : 'Creative Insights'}
      aria-expanded={open}
      onClick={onOpen}
    >
      <Icon of={ChevronUp} size={16} />
      Insights
      {hasNew && <NewDot aria-hidden="true" />}
    </Pill>
  );
}

const Panel = chakra('aside', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: { base: '320px', '2xl': '360px' },
    flexShrink: '0',
    height: 'calc(100dvh - var(--shell-top, 0px))',
    borderInlineStartWidth: '1px',
    borderColor: 'border.subtle',
  },
});

const Scroller = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The lists do their own scroll anchoring.
    overflowAnchor: 'none',
    paddingBottom: '6',
  },
});

/** Memoised: a status event renders the whole conversation, ten times a second in a long answer. */
const InsightsPanel = memo(function InsightsPanel(of: InsightContextProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <Panel aria-label="Creative Insights">
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minHeight="56px"
        paddingInlineStart="6"
        paddingInlineEnd="4"
      >
        <chakra.h2 textStyle="h3">Creative Insights</chakra.h2>
        <IconButton
          label="Close insights"
          icon={X}
          aria-expanded
          aria-keyshortcuts="]"
          onClick={() => panelVisible$.set(false)}
        />
      </chakra.div>
      <InsightTabsRoot context={of.context}>
        <InsightTabs context={of.context} inset="6" />
        <Scroller ref={setScroller}>
          <InsightTabPanel {...of} scroller={scroller} />
        </Scroller>
      </InsightTabsRoot>
    </Panel>
  );
});

function useInsightsKey(): void {
  useWindowEvent('keydown', (event) => {
    if (event.key !== ']' || !singleKeys$.peek() || !isSingleKey(event)) return;
    event.preventDefault();
    panelVisible$.set(!panelVisible$.peek());
  });
}

const phone = `(max-width: ${viewport.mobileBelowPx - 1}px)`;

export const InsightsOpener = memo(function InsightsOpener({ context }: { context: InsightsContext }) {
  const isPhone = useMedia(phone);
  const newest = useNewestInsight(context);
  const sheet = useInsightsSheet();
  const [seen, setSeen] = useState<number | null>(null);
  if (sheet.isOpen && seen !== newest) setSeen(newest);
  if (!isPhone) return null;
  return (
    <chakra.div
      position="absolute"
      bottom="100%"
      insetInlineStart="3"
      marginBottom="3"
      zIndex="raised"
      css={{ [lowWindow]: { position: 'static' } }}
    >
      <InsightsPill open={sheet.isOpen} hasNew={newest !== null && newest !== seen} onOpen={sheet.open} />
    </chakra.div>
  );
});

type InsightsAsideProps = InsightContextProps & {
  /** False while the writer records, types or waits, so the phone's sheet doesn't open automatically. */
  canOpen: () => boolean;
};

/**
 * Opens the sheet automatically if enabled, once an element has insights. Never over an empty state or the writer's
 * work. If blocked then, it stays closed until the element is shown again.
 */
function useOpening(
  { context, canOpen }: Pick<InsightsAsideProps, 'context' | 'canOpen'>,
  isOpen: boolean,
  open: () => void,
): void {
  const hasInsights = useNewestInsight(context) !== null;
  const element = context.elementSlug === null ? null : getScopeKey(context);
  const decided = useRef<string | null>(null);
  const decide = useEffectEvent((key: string) => {
    if (decided.current === key) return;
    decided.current = key;
    // In a low window it would leave nothing of the question.
    if (!isOpen && sheetVisible$.peek() && canOpen() && !window.matchMedia(lowQuery).matches) open();
  });
  // The sheet is an entry of the browser's history.
  useEffect(() => {
    if (element !== null && hasInsights) decide(element);
  }, [element, hasInsights]);
}

function Sheet({ canOpen, ...of }: InsightsAsideProps) {
  const sheet = useInsightsSheet();
  useOpening({ context: of.context, canOpen }, sheet.isOpen, sheet.open);
  useDidUpdate(() => {
    // For every way to close it: cross, swipe or Back.
    if (!sheet.isOpen) sheetVisible$.set(false);
  }, [sheet.isOpen]);
  return <InsightsSheet open={sheet.isOpen} onClose={sheet.close} {...of} />;
}

export function InsightsAside({ canOpen, ...of }: InsightsAsideProps) {
  const isPhone = useMedia(phone);
  const isPanelOpen = useValue(panelVisible$);
  useInsightsKey();
  if (isPhone) return <Sheet canOpen={canOpen} {...of} />;
  return isPanelOpen ? <InsightsPanel {...of} /> : null;
}
