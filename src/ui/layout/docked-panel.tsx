import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';

/** Leaves 900 px for the page and its aside where it can. */
const width = 'clamp(360px, 100vw - 900px, 420px)';

/** Narrows the page, and hides asides where they don't fit beside it, so that no control is half hidden. */
const pageStyles = {
  '@media (min-width: 1100px)': { body: { paddingInlineEnd: width } },
  '@media (min-width: 1100px) and (max-width: 1279.98px)': { '#root aside': { display: 'none' } },
};

const Panel = chakra('section', {
  base: {
    position: 'fixed',
    insetBlock: '0',
    insetInlineEnd: '0',
    zIndex: 'overlay',
    display: 'flex',
    flexDirection: 'column',
    width: `min(${width}, 100vw)`,
    bg: 'bg.surface',
    borderInlineStartWidth: '1px',
    borderColor: 'border.default',
    boxShadow: 'e3',
  },
});

/** A `region` at the right edge that narrows the page; under 1100 px it covers it. */
export function DockedPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Panel aria-label={label}>
      <Global styles={pageStyles} />
      {children}
    </Panel>
  );
}
