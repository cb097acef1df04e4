import { chakra } from '@chakra-ui/react';
import { product } from '#src/lib/product.ts';
import { TopBar } from '#src/ui/layout/top-bar.tsx';

/** The product's name over home, on phones only: wide screens have it in the rail. */
export function HomeTopBar() {
  return (
    <chakra.div display={{ base: 'contents', md: 'none' }}>
      <TopBar>
        <chakra.p textStyle="wordmark">{product.name}</chakra.p>
      </TopBar>
    </chakra.div>
  );
}
