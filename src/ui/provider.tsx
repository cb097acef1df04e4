import './theme/base.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { LiveRegions } from './feedback/live-regions.tsx';
import { Toaster } from './feedback/toaster.tsx';
import { system } from './theme/system.ts';
import { watchTheme } from './theme-mode.ts';

/** Of the development server, whose policy knows a nonce; the served policy knows the hash of an empty style instead. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Rules go in one by one through the style sheet's own interface, which the policy allows; text in it would be refused. */
const cache = createCache({ key: 'css', speedy: true, ...(nonce && { nonce }) });

/** Theme, toasts and live regions: once, around everything. Dialogs come with `DialogStack`, inside the router. */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(watchTheme, []);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        {children}
        <Toaster />
        <LiveRegions />
      </ChakraProvider>
    </CacheProvider>
  );
}
