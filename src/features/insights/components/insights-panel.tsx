import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { reportError } from '#src/platform/error-reporting.ts';
import { PanelBoundary } from '#src/ui/feedback/error-boundary.tsx';
import { panelVisible } from '../panel-visibility.ts';
import { InsightList, type InsightsOf } from './insight-list.tsx';

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

/** The insights beside a conversation, from 768 px up. It scrolls alone. */
export function InsightsPanel(of: InsightsOf) {
  return (
    <Panel aria-label="Creative Insights">
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minHeight="72px"
        paddingInlineStart="6"
        paddingInlineEnd="4"
      >
        <chakra.h2 textStyle="h3">Creative Insights</chakra.h2>
        <IconButton label="Close insights" icon={X} aria-expanded onClick={() => panelVisible.set(false)} />
      </chakra.div>
      <chakra.div
        flex="1"
        overflowY="auto"
        overscrollBehavior="contain"
        paddingInline="4"
        paddingBottom="6"
        tabIndex={0}
        role="group"
        aria-label="Current insights"
      >
        <PanelBoundary onError={(error) => reportError(error, { area: 'insights' })}>
          <InsightList {...of} />
        </PanelBoundary>
      </chakra.div>
    </Panel>
  );
}
