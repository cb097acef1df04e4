import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { panelVisible } from '../panel-visibility.ts';
import { InsightTabPanel, InsightTabs } from './insight-tabs.tsx';
import type { InsightScopeProps } from './insight-list-props.ts';

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

export function InsightsPanel(of: InsightScopeProps) {
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
          onClick={() => panelVisible.set(false)}
        />
      </chakra.div>
      <InsightTabs context={of.context} inset="6" />
      <Scroller ref={setScroller}>
        <InsightTabPanel {...of} scroller={scroller} />
      </Scroller>
    </Panel>
  );
}
