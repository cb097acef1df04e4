import { chakra } from '@chakra-ui/react';
import type { HighlightRun } from '../search-match.ts';

const Mark = chakra('mark', {
  base: { bg: 'accent.subtle', color: 'inherit', borderRadius: '3px', paddingBlock: '1px' },
});

export function Marks({ runs }: { runs: readonly HighlightRun[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- segments have no other identity
  return runs.map(({ text, isHit }, index) => (isHit ? <Mark key={index}>{text}</Mark> : text));
}
