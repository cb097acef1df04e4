import { chakra } from '@chakra-ui/react';
import { roomy } from './roomy.ts';

/** Shown only where there is room. */
export const RoomyOnly = chakra('span', { base: { display: 'none', [roomy]: { display: 'contents' } } });

/** Shown only where there is little room. */
export const TightOnly = chakra('span', { base: { display: 'contents', [roomy]: { display: 'none' } } });
