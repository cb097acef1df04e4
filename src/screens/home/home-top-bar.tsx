import { chakra } from '@chakra-ui/react';
import { SearchTrigger } from '#src/features/search/components/search-trigger.tsx';
import { product } from '#src/lib/product.ts';
import { TopBar } from '#src/ui/layout/top-bar.tsx';

export function HomeTopBar() {
  return (
    <chakra.div display={{ base: 'contents', md: 'none' }}>
      <TopBar>
        <chakra.p textStyle="wordmark" flex="1">
          {product.name}
        </chakra.p>
        <SearchTrigger />
      </TopBar>
    </chakra.div>
  );
}
