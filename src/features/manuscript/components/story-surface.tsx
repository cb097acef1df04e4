import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import type { ManuscriptStore } from '../store/manuscript-store.ts';
import { type Face, type AppearanceSettings, appearanceSettings$ } from '../appearance-settings.ts';
import { SelectionToolbar } from '#src/ui/rich-text/selection-toolbar.tsx';
import { storyStyles } from './story-styles.ts';

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
  useEffect(() => {
    const { current } = sheet;
    if (current === null) return undefined;
    store.editor.mount(current);
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
