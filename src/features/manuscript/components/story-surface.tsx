import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import type { ManuscriptStore } from '../store/manuscript-store.ts';
import { type Face, type AppearanceSettings, appearanceSettings$ } from '../appearance-settings.ts';
import { SelectionToolbar } from '#src/ui/rich-text/selection-toolbar.tsx';

function heading(wide: string, phone: string) {
  return {
    fontFamily: 'serif',
    fontWeight: '450',
    fontSize: { base: phone, md: wide },
    lineHeight: '1.24',
    letterSpacing: '-0.012em',
    textIndent: '0',
    textWrap: 'balance',
  } as const;
}

/**
 * The manuscript's styles. `content-visibility` skips groups of blocks out of view (block-groups.ts), so that a novel
 * responds to keys as fast as a page. Groups extend beyond the column so that hanging punctuation isn't cut.
 */
const storyStyles: SystemStyleObject = {
  '& .story': {
    minHeight: 'calc(100dvh - 300px)',
    outline: 'none',
    whiteSpace: 'break-spaces',
    overflowWrap: 'break-word',
    hangingPunctuation: 'first allow-end last',
    fontFamily: 'var(--story-face)',
    fontSize: { base: 'calc(var(--story-size) - 1px)', md: 'var(--story-size)' },
    lineHeight: 'var(--story-line)',
    fontVariantLigatures: 'common-ligatures',
    color: 'fg.default',
    caretColor: '{colors.accent.solid}',
  },
  '& .story > *': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto none auto 2400px',
    marginInline: '-12px',
    paddingInline: '12px',
  },
  // A new group is laid out a frame later, which would put a typed letter behind the caret.
  '& .story > :has(> .present)': { contentVisibility: 'visible' },
  '& .story p + p, & .story > :has(> p:last-child) + * > p:first-child': { textIndent: { base: '24px', md: '32px' } },
  '& .story h2': { ...heading('34px', '30px'), paddingTop: '40px', paddingBottom: '32px' },
  '& .story h2[data-level="1"]': { ...heading('40px', '34px'), paddingTop: '64px' },
  '& .story h3': { ...heading('26px', '23px'), paddingTop: '32px', paddingBottom: '16px' },
  '& .story :is(h4, h5, h6)': { ...heading('21px', '20px'), paddingTop: '24px', paddingBottom: '12px' },
  '& .story > :first-child > :first-child:is(h2, h3, h4, h5, h6)': { paddingTop: '0' },
  '& .story > * > hr + :is(h2, h3, h4, h5, h6), & .story > :has(> hr:last-child) + * > :is(h2, h3, h4, h5, h6):first-child':
    { paddingTop: '16px' },
  '& .story strong': { fontWeight: '650' },
  '& .story em': { fontStyle: 'italic' },
  '& .story blockquote': {
    borderInlineStart: '2px solid {colors.border.default}',
    marginBlock: '16px',
    marginInlineStart: '0',
    paddingInlineStart: '20px',
    color: 'fg.muted',
  },
  '& .story :is(ul, ol)': { paddingInlineStart: '40px', marginBlock: '12px' },
  '& .story ul': { listStyle: 'disc' },
  '& .story ol': { listStyle: 'decimal' },
  '& .story hr': {
    height: 'calc(var(--story-size) * var(--story-line) + 32px)',
    border: '0',
    display: 'grid',
    placeItems: 'center',
    color: 'fg.subtle',
    cursor: 'default',
    _after: { content: '"·  ·  ·"', whiteSpace: 'pre', letterSpacing: '0.1em' },
  },
  '& .story hr.ProseMirror-selectednode, & .story [data-preserved].ProseMirror-selectednode': {
    outline: '2px solid {colors.accent.fg}',
    outlineOffset: '-2px',
    borderRadius: 'chip',
  },
  '& .story [data-preserved]': { bg: 'bg.subtle', borderRadius: 'chip', color: 'fg.muted', whiteSpace: 'pre-wrap' },
  '& .story div[data-preserved]': { paddingBlock: '12px', marginBlock: '12px' },
  '& .story > :only-child > p:only-child:has(> br:only-child)::before': {
    content: '"Begin anywhere."',
    float: 'left',
    height: '0',
    color: 'fg.subtle',
    pointerEvents: 'none',
  },
  '& .story .found': { bg: 'warning.bg', borderRadius: '3px' },
  '& .story .found.here': { bg: 'accent.subtle', boxShadow: '0 0 0 2px {colors.accent.fg}' },
  '&[data-quiet] .story > * > *': { color: 'fg.subtle', transition: 'color var(--chakra-durations-fade)' },
  '&[data-quiet] .story .present': { color: 'fg.default' },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'relative' },
  '& .ProseMirror-focused .ProseMirror-gapcursor': {
    display: 'block',
    _after: {
      content: '""',
      position: 'absolute',
      top: '-2px',
      width: '20px',
      borderTop: '2px solid {colors.accent.solid}',
    },
  },
};

const Column = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: 'calc(var(--story-width) + 40px)',
    marginInline: 'auto',
    paddingInline: '20px',
    paddingTop: { base: '16px', md: '32px' },
    '&[data-alone]': { paddingTop: '96px' },
    paddingBottom: '160px',
    ...storyStyles,
  },
});

const faces: Readonly<Record<Face, string>> = {
  serif: 'var(--chakra-fonts-serif)',
  sans: 'var(--chakra-fonts-sans)',
  typewriter: "'Courier Prime', 'Courier New', Courier, monospace",
};

function variables({ face, size, line, width }: AppearanceSettings): CSSProperties {
  return {
    '--story-face': faces[face],
    '--story-size': `${size}px`,
    '--story-line': line,
    '--story-width': `${width}px`,
  } as CSSProperties;
}

/** Rendered once: the editor renders itself. */
export const StorySurface = memo(function StorySurface({
  store,
  isFocus,
}: {
  store: ManuscriptStore;
  isFocus: boolean;
}) {
  const settings = useValue(appearanceSettings$);
  const sheet = useRef<HTMLDivElement>(null);
  // The editor is outside React. After the paint, because a long text takes a while.
  useEffect(() => {
    const { current } = sheet;
    if (current === null) return undefined;
    store.editor.mount(current);
    // React would read all of a focused editor's text before each commit, to restore the selection. The editor does that.
    Object.defineProperty(store.editor.view.dom, 'contentEditable', { value: 'inherit' });
    return () => store.editor.unmount();
  }, [store]);
  return (
    <Column
      data-alone={isFocus ? '' : undefined}
      style={variables(settings)}
      data-quiet={isFocus && settings.quiet ? '' : undefined}
    >
      <div ref={sheet} />
      <SelectionToolbar editor={store.editor} />
    </Column>
  );
});
