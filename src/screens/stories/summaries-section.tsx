import { SummaryList } from '#src/features/summaries/components/summary-list.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Column } from '#src/ui/layout/column.tsx';
import { chakra } from '@chakra-ui/react';

export function SummariesSection() {
  return (
    <>
      <BackLink to="/stories">Stories</BackLink>
      <Column paddingTop={{ base: '4', md: '4' }}>
        <chakra.h1 textStyle="h1" marginBottom="2">
          Summaries
        </chakra.h1>
        <SummaryList />
      </Column>
    </>
  );
}
