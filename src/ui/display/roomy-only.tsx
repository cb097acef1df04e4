import { chakra } from '@chakra-ui/react';
import { wideContainer } from './roomy.ts';

/** Shown only where there is room. */
export const ShowWide = chakra('span', { base: { display: 'none', [wideContainer]: { display: 'contents' } } });

/** Shown only where there is little room. */
export const HideWide = chakra('span', { base: { display: 'contents', [wideContainer]: { display: 'none' } } });
