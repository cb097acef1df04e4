import { useDebouncedCallback } from '@mantine/hooks';
import { chakra } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Icon } from '../display/icon.tsx';
import { TextField } from './text-field.tsx';

const pauseMs = 300;

const Clear = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'control',
    height: '38px',
    color: 'fg.muted',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { color: 'fg.default' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

type Props = {
  label: string;
  value: string;
  /** Runs after a typing pause, on Enter and when cleared. */
  onSearch: (term: string) => void;
};

export function SearchField({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [reportedValue, setReportedValue] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // Accepts a search changed elsewhere, such as by Back. An echo of our own search must not overwrite newer typing.
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== reportedValue) setTyped(value);
  }
  const search = (term: string): void => {
    setReportedValue(term);
    onSearch(term);
  };
  const searchAfterPause = useDebouncedCallback((term: string) => {
    if (term !== value) search(term);
  }, pauseMs);

  const clear = (): void => {
    setTyped('');
    searchAfterPause.cancel();
    search('');
    input.current?.focus();
  };
  return (
    <TextField
      ref={input}
      label={label}
      labelHidden
      type="search"
      placeholder={label}
      enterKeyHint="search"
      maxLength={200}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        searchAfterPause(currentTarget.value.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed.trim());
        if (event.key !== 'Escape' || typed === '') return;
        event.preventDefault();
        clear();
      }}
      css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      start={<Icon of={Search} />}
      end={
        // Always there: its first styles would make the first key slow.
        <Clear type="button" aria-label="Clear search" hidden={typed === ''} onClick={clear}>
          <Icon of={X} size={16} />
        </Clear>
      }
    />
  );
}
