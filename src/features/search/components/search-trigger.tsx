import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';

/** Opens the search. It's in every initial load, so the search and its dependency list load on first use. */
export function openSearch(): void {
  void import('../search-dialog.tsx').then(
    ({ openSearchPalette }) => openSearchPalette(),
    () => undefined,
  );
}

export function SearchTrigger() {
  return (
    <chakra.span display={{ base: 'contents', md: 'none' }}>
      <IconButton label="Search" icon={Search} tooltip={false} onClick={openSearch} />
    </chakra.span>
  );
}
