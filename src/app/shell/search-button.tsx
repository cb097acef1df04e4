import { useWindowEvent } from '@mantine/hooks';
import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { openSearch } from '#src/features/search/components/search-trigger.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';

const Box = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    height: 'control',
    paddingInline: '2.5',
    marginBottom: '4',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'control',
    bg: 'bg.surface',
    color: 'fg.muted',
    textStyle: 'text',
    cursor: 'pointer',
    // The accessible name stays "Search" without keys.
    _after: { content: 'attr(data-keys) / ""', marginInlineStart: 'auto', textStyle: 'caption' },
  },
});

const keys = 'Control+K Meta+K';

export function SearchButton({ isNarrow }: { isNarrow: boolean }) {
  if (isNarrow) return <IconButton label="Search" icon={Search} aria-keyshortcuts={keys} onClick={openSearch} />;
  return (
    <Box
      type="button"
      aria-keyshortcuts={keys}
      data-keys={/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}
      onClick={openSearch}
    >
      <Icon of={Search} size={18} />
      Search
    </Box>
  );
}

/** Opens search on Ctrl/Cmd+K, in text fields too. */
export function useSearchKey(): void {
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSearch();
  });
}
