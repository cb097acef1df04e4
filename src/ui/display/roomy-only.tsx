import { chakra } from '@chakra-ui/react';
import { wideContainer } from './roomy.ts';

export const ShowWide = chakra('span', { base: { display: 'none', [wideContainer]: { display: 'contents' } } });

export const HideWide = chakra('span', { base: { display: 'contents', [wideContainer]: { display: 'none' } } });
