import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';

/**
 * Opens the search over the page. Every first load carries this, so nothing of the search itself stands here: even the list of
 * what it needs comes with the first press.
 */
export function openSearch(): void {
  void import('../find-dialog.tsx').then(
    ({ openSearchPalette }) => openSearchPalette(),
    () => undefined,
  );
}

/** The way into the search where there is no rail: in the bar at the top of a phone. */
export function SearchTrigger() {
  return (
    <chakra.span display={{ base: 'contents', md: 'none' }}>
      <IconButton label="Search" icon={Search} tooltip={false} onClick={openSearch} />
    </chakra.span>
  );
}
