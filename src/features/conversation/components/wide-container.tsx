import { chakra } from '@chakra-ui/react';

/**
 * Matches when the nearest container (`containerType: 'inline-size'`) fits a single-row panel. Window width doesn't
 * count.
 */
export const wideContainer = '@container (min-width: 664px)';

export const ShowWide = chakra('span', { base: { display: 'none', [wideContainer]: { display: 'contents' } } });

export const HideWide = chakra('span', { base: { display: 'contents', [wideContainer]: { display: 'none' } } });
