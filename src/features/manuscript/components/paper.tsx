import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import type { CSSProperties, ReactNode } from 'react';
import { useThemeMode } from '#src/ui/theme-mode.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { type PaperTone as PaperName, appearanceSettings$ } from '../appearance-settings.ts';

const Sheet = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minHeight: '100%',
    bg: 'bg.surface',
    color: 'fg.default',
  },
});

/** Sepia is the light palette on a warmer page. Text contrast stays at least 4.5:1. */
const sepia = {
  '--chakra-colors-bg-surface': '#F4ECDD',
  '--chakra-colors-bg-subtle': '#EBE1CE',
  '--chakra-colors-bg-muted': '#DFD3BC',
  '--chakra-colors-fg-default': '#2B2620',
  '--chakra-colors-fg-muted': '#544C40',
  '--chakra-colors-fg-subtle': '#635A4C',
  '--chakra-colors-border-subtle': '#DCCFB6',
  '--chakra-colors-border-default': '#C7B897',
} as CSSProperties;

export function usePaper(): { chosen: PaperName | null; paperTone: PaperName } {
  const { paper } = useValue(appearanceSettings$);
  const [mode] = useThemeMode();
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const isDark = mode === 'dark' || (mode === 'system' && prefersDark);
  return { chosen: paper, paperTone: paper ?? (isDark ? 'dark' : 'light') };
}

export function Paper({ children }: { children: ReactNode }) {
  const { chosen } = usePaper();
  const theme = chosen === 'dark' ? 'chakra-theme dark' : 'chakra-theme light';
  return (
    <Sheet
      data-paper={chosen ?? undefined}
      className={chosen === null ? undefined : theme}
      style={{
        ...(chosen === 'sepia' && sepia),
        ...(chosen !== null && { colorScheme: chosen === 'dark' ? 'dark' : 'light' }),
      }}
    >
      {children}
    </Sheet>
  );
}
