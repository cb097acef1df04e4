import { chakra, defineSlotRecipe, Tabs } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { reportError } from '#src/platform/error-reporting.ts';
import { PanelBoundary } from '#src/ui/feedback/error-boundary.tsx';
import { useNewestInsight } from '../queries.ts';
import {
  saveScrollPosition,
  getScrollPosition,
  type InsightTab,
  insightTabs,
  useInsightTab,
  useTabBadges,
} from '../panel-state.ts';
import { CurrentInsights } from './current-insights.tsx';
import { HistoryInsights } from './history-insights.tsx';
import type { InsightContextProps, InsightListProps } from './insight-feed.tsx';
import { SavedInsights } from './saved-insights.tsx';

const labels = { current: 'Current', saved: 'Saved', history: 'History' } as const satisfies Record<InsightTab, string>;

const recipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    root: { display: 'contents' },
    list: { display: 'flex', gap: '6', flexShrink: '0', borderBottomWidth: '1px', borderColor: 'border.subtle' },
    trigger: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      height: '44px',
      marginBottom: '-1px',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      textStyle: 'body',
      fontWeight: '500',
      color: 'fg.muted',
      cursor: 'pointer',
      transition: 'color var(--chakra-durations-hover)',
      _hover: { color: 'fg.default' },
      // The hit area is wider than the underline.
      _after: { content: '""', position: 'absolute', inset: '0 -10px' },
      _selected: { color: 'fg.default', borderColor: 'accent.solid' },
      '@media (forced-colors: active)': {
        marginBottom: '0',
        borderColor: 'Canvas',
        _selected: { borderColor: 'Highlight', '&:not(:focus-visible)': { outline: 'none' } },
      },
    },
    content: { paddingInline: '4', paddingTop: '4', _focusVisible: { outlineOffset: '-2px' } },
  },
});

/** Marks unseen insights. */
export const NewDot = chakra('span', {
  base: {
    width: '6px',
    height: '6px',
    borderRadius: 'full',
    bg: 'accent.solid',
    '@media (forced-colors: active)': { bg: 'Highlight' },
  },
});

/** Wraps the tabs and their panel, wherever each is. */
export function InsightTabsRoot({ context, children }: Pick<InsightContextProps, 'context'> & { children: ReactNode }) {
  const { tab, choose } = useInsightTab(context);
  const onValueChange = ({ value }: { value: string }): void => {
    const chosen = insightTabs.find((known) => known === value);
    if (chosen) choose(chosen);
  };
  return (
    <Tabs.Root recipe={recipe} value={tab} onValueChange={onValueChange}>
      {children}
    </Tabs.Root>
  );
}

export function InsightTabs({ context, inset }: Pick<InsightContextProps, 'context'> & { inset: string }) {
  const newTabs = useTabBadges(context, useNewestInsight(context));
  const newId = useId();
  return (
    <>
      <Tabs.List aria-label="Insights" paddingInline={inset}>
        {insightTabs.map((value) => (
          <Tabs.Trigger key={value} value={value} {...(newTabs.has(value) && { 'aria-describedby': newId })}>
            {labels[value]}
            {newTabs.has(value) && <NewDot aria-hidden="true" />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <span id={newId} hidden>
        Something new
      </span>
    </>
  );
}

function Content({ tab, generating, ...view }: InsightListProps & { tab: InsightTab; generating: boolean }) {
  if (tab === 'saved') return <SavedInsights {...view} />;
  if (tab === 'history') return <HistoryInsights {...view} />;
  return <CurrentInsights {...view} generating={generating} />;
}

type Props = InsightContextProps & {
  scroller: HTMLElement | null;
};

export function InsightTabPanel({ context, generating, scroller }: Props) {
  const { tab: selected } = useInsightTab(context);
  // The browser paints the selected tab before React renders its list.
  const tab = useDeferredValue(selected);
  const feedScroll = useMemo(
    () => ({
      read: () => getScrollPosition(context, tab),
      save: (left: ReturnType<typeof getScrollPosition>) => saveScrollPosition(context, tab, left),
    }),
    [context, tab],
  );
  return (
    <Tabs.Content
      value={selected}
      // Keeps focused content clear of the search.
      css={{ '--pc-clear': tab === 'history' ? '84px' : '16px' }}
    >
      <PanelBoundary key={tab} onError={(error) => reportError(error, { area: 'insights', tab })}>
        {scroller !== null && <Content key={tab} {...{ tab, context, generating, scroller, feedScroll }} />}
      </PanelBoundary>
    </Tabs.Content>
  );
}
