import type { SystemStyleObject } from '@chakra-ui/react';

function heading(wide: string, phone: string) {
  return {
    fontWeight: '500',
    fontSize: { base: phone, md: wide },
    lineHeight: '1.3',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  } as const;
}

/** The same styles for reading and editing a note, so that text doesn't move between them. */
export const proseStyles: SystemStyleObject = {
  textStyle: 'prose',
  maxWidth: 'none',
  whiteSpace: 'break-spaces',
  overflowWrap: 'break-word',
  '& > * + *, & blockquote > * + *, & li > * + *': { marginTop: '4' },
  '& h2': heading('24px', '22px'),
  '& h3': heading('21px', '20px'),
  '& :is(h4, h5, h6)': heading('19px', '18px'),
  '& > * + :is(h2, h3, h4, h5, h6)': { marginTop: '7' },
  '& strong': { fontWeight: '650' },
  '& em': { fontStyle: 'italic' },
  '& u': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& s': { textDecoration: 'line-through' },
  '& blockquote': {
    borderInlineStart: '2px solid {colors.border.default}',
    paddingInlineStart: '5',
    color: 'fg.muted',
  },
  '& :is(ul, ol)': { paddingInlineStart: '7' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginTop: '1.5' },
  '& hr': { border: '0', borderTop: '1px solid {colors.border.default}', marginBlock: '6' },
  '& [data-preserved]': { bg: 'bg.subtle', borderRadius: 'chip', color: 'fg.muted', whiteSpace: 'pre-wrap' },
  '& > div[data-preserved]': { padding: '3' },
};
