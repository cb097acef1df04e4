import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { reportError } from '#src/platform/error-reporting.ts';
import { tabPanel, Tabs } from '#src/ui/controls/tabs.tsx';
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
import type { InsightScopeProps, InsightListProps } from './insight-feed.tsx';
import { SavedInsights } from './saved-insights.tsx';

const labels = { current: 'Current', saved: 'Saved', history: 'History' } as const satisfies Record<InsightTab, string>;

const tabsId = 'insights';

export function InsightTabs({ context, inset }: Pick<InsightScopeProps, 'context'> & { inset: string }) {
  const { tab, choose } = useInsightTab(context);
  const newTabs = useTabBadges(context, useNewestInsight(context));
  const tabs = insightTabs.map((value) => ({ value, label: labels[value], isNew: newTabs.has(value) }));
  return <Tabs label="Insights" id={tabsId} tabs={tabs} value={tab} onChange={choose} inset={inset} />;
}

function Content({ tab, generating, ...view }: InsightListProps & { tab: InsightTab; generating: boolean }) {
  if (tab === 'saved') return <SavedInsights {...view} />;
  if (tab === 'history') return <HistoryInsights {...view} />;
  return <CurrentInsights {...view} generating={generating} />;
}

type Props = InsightScopeProps & {
  scroller: HTMLElement | null;
};

export function InsightTabPanel({ context, generating, scroller }: Props) {
  const { tab } = useInsightTab(context);
  const feedScroll = useMemo(
    () => ({
      read: () => getScrollPosition(context, tab),
      save: (left: ReturnType<typeof getScrollPosition>) => saveScrollPosition(context, tab, left),
    }),
    [context, tab],
  );
  return (
    <chakra.div
      {...tabPanel(tabsId, tab)}
      tabIndex={0}
      paddingInline="4"
      paddingTop="4"
      _focusVisible={{ outlineOffset: '-2px' }}
      // Keeps focused content clear of the search.
      css={{ '--pc-clear': tab === 'history' ? '84px' : '16px' }}
    >
      <PanelBoundary key={tab} onError={(error) => reportError(error, { area: 'insights', tab })}>
        {scroller !== null && <Content key={tab} {...{ tab, context, generating, scroller, feedScroll }} />}
      </PanelBoundary>
    </chakra.div>
  );
}
