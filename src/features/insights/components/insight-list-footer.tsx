import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import type { InsightListState } from '../use-insight-list.ts';

type Props = {
  list: Pick<InsightListState, 'hasMore' | 'isLoadingMore' | 'moreFailed' | 'loadMore'>;
  more: string;
  end?: string | undefined;
};

export function InsightListFooter({ list, more, end }: Props) {
  if (list.moreFailed !== null)
    return (
      <chakra.div textAlign="center" paddingBlock="4">
        <chakra.p role="alert" textStyle="text" color="danger.fg" display="inline-flex" gap="2" textAlign="start">
          <chakra.span marginTop="1.5px" flexShrink="0">
            <Icon of={CircleAlert} />
          </chakra.span>
          {list.moreFailed.text}
        </chakra.p>
        <chakra.div marginTop="3">
          <Button loading={list.isLoadingMore} onClick={list.loadMore}>
            Retry
          </Button>
        </chakra.div>
      </chakra.div>
    );
  if (list.hasMore)
    return (
      <Button full loading={list.isLoadingMore} onClick={list.loadMore} marginTop="3">
        {more}
      </Button>
    );
  return end === undefined ? null : (
    <chakra.p textStyle="small" color="fg.subtle" textAlign="center" paddingTop="6" paddingBottom="2">
      {end}
    </chakra.p>
  );
}
