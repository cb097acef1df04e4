import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { Icon } from '#src/ui/display/icon.tsx';

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    paddingBlock: '3',
    paddingInline: '4',
    borderRadius: 'control',
    bg: 'danger.bg',
    color: 'danger.fg',
    textStyle: 'text',
    _empty: { display: 'none' },
    '&:focus': { outline: 'none' },
  },
});

/** The server's error. The alert region exists before its text, so screen readers announce it. */
export function Refusal({ text }: { text: string | null }) {
  return (
    <Box role="alert" tabIndex={-1}>
      {text !== null && (
        <>
          <Icon of={CircleAlert} />
          {text}
        </>
      )}
    </Box>
  );
}
