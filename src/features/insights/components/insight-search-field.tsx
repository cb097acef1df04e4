import { chakra } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { insightListStrings } from '../insight-strings.ts';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: '-1px',
    zIndex: 'raised',
    bg: 'bg.canvas',
    paddingTop: '4',
    paddingBottom: '3',
    marginTop: '-16px',
    marginInline: '-4px',
    paddingInline: '4px',
  },
});

type Props = {
  text: string;
  onChange: (text: string) => void;
  asking: string | null;
};

export function InsightSearchField({ text, onChange, asking }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Bar role="search" aria-label="Insights">
      <TextField
        ref={input}
        type="search"
        label="Search insights"
        labelHidden
        placeholder={insightListStrings.search.placeholder}
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          // The first Escape clears the field. Only the next one closes the dialog.
          event.stopPropagation();
          onChange('');
        }}
        start={<Icon of={Search} />}
        end={
          text === '' ? null : (
            <IconButton
              label="Clear search"
              icon={X}
              tooltip={false}
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            />
          )
        }
      />
      <chakra.p role="status" textStyle="small" color="fg.muted" paddingInline="2" overflowWrap="anywhere">
        {asking !== null && (
          <chakra.span display="block" paddingTop="2">
            {insightListStrings.search.running(asking)}
          </chakra.span>
        )}
      </chakra.p>
    </Bar>
  );
}
