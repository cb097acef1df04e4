import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { openFind } from '../open-find.tsx';

/** The way into the search where there is no rail: in the bar at the top of a phone. */
export function FindButton() {
  return (
    <chakra.span display={{ base: 'contents', md: 'none' }}>
      <IconButton label="Search" icon={Search} tooltip={false} onClick={() => void openFind()} />
    </chakra.span>
  );
}
