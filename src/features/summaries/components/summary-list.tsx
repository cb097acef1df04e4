import { chakra } from '@chakra-ui/react';
import { BookOpenText, Mic } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { conversationPath } from '#src/lib/paths.ts';
import { timeAgo } from '#src/lib/dates.ts';
import { summaryTexts } from '../texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { QueryList } from '#src/ui/query-list.tsx';
import { useSummaries } from '../queries.ts';
import { appActions } from '#src/platform/app-actions.ts';
import { useNow } from '#src/ui/use-now.ts';
import type { SummaryRow } from '../summary-model.ts';

const Row = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
    columnGap: '6',
    rowGap: '3',
    alignItems: 'center',
    paddingBlock: '5',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
  },
});

function Summary({ row: { id, title, excerpt, updatedAt } }: { row: SummaryRow }) {
  const titleId = useId();
  const updated = timeAgo(updatedAt, useNow());
  return (
    <Row aria-labelledby={titleId}>
      <chakra.div minWidth="0">
        <chakra.h2 id={titleId} textStyle="cardTitle">
          {title}
        </chakra.h2>
        {excerpt && (
          <chakra.p textStyle="text" color="fg.muted" marginTop="1" lineClamp="2">
            {excerpt}
          </chakra.p>
        )}
        {updated && (
          <chakra.p textStyle="caption" color="fg.subtle" marginTop="1">
            {updated}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div display="flex" gap="2">
        <Button size="sm" aria-label={`Read ${title}`} onClick={() => appActions().openSummary(id)}>
          <Icon of={BookOpenText} size={16} />
          Read
        </Button>
        <Button asChild size="sm">
          <Link to={conversationPath({ endpoint: 'summaries', summary: id })} aria-label={`Develop ${title}`}>
            <Icon of={Mic} size={16} />
            Develop
          </Link>
        </Button>
      </chakra.div>
    </Row>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      {[42, 56, 48].map((width) => (
        <Row key={width} as="div">
          <chakra.div minHeight="90px">
            <SkeletonBar height="16px" width={`${width}%`} marginTop="1" />
            <SkeletonBar width="88%" marginTop="3" />
            <SkeletonBar width="72%" marginTop="2.5" />
          </chakra.div>
        </Row>
      ))}
    </div>
  );
}

export function SummaryList() {
  const summaries = useSummaries();
  return (
    <QueryList
      query={summaries}
      isMain
      skeleton={<Waiting />}
      failed={summaryTexts.listFailed}
      more={{ query: summaries, label: 'Show more summaries', failed: summaryTexts.listFailed }}
      empty={
        <EmptyState title="Your story so far, in a few lines." hint="A summary grows from your conversations.">
          <Button asChild variant="solid">
            <Link to="/stories/new">
              <Icon of={Mic} />
              Start talking
            </Link>
          </Button>
        </EmptyState>
      }
    >
      {(rows) => rows.map((row) => <Summary key={row.id} row={row} />)}
    </QueryList>
  );
}
