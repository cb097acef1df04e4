import './theme/base.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { LiveRegions } from './feedback/live-regions.tsx';
import { toasts$ } from './feedback/toast.ts';
import { lazyModule } from './lazy-module.ts';
import { useValue } from '@legendapp/state/react';
import { createUiSystem } from './theme/system.ts';

/** The development server's policy has a nonce; the production policy has the hash of an empty style instead. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Inserts rules through the style sheet's interface, because the policy rejects style text. */
const cache = createCache({ key: 'css', speedy: true, ...(nonce && { nonce }) });

const useToaster = lazyModule(() => import('./feedback/toaster.tsx'), { preload: true });

/**
 * The element exists before the toasts' code has loaded: an overlay that opens must find it. `aria-live` stops overlays
 * hiding it; the regions inside announce by themselves.
 */
function Toasts() {
  const { current } = useValue(toasts$);
  const module = useToaster(current !== null);
  return (
    <div data-toaster="" aria-live="off">
      {module && <module.Toaster />}
    </div>
  );
}

export function UiProvider({ children }: { children: ReactNode }) {
  // Takes long, so not on import: the app's first requests start before.
  const [system] = useState(createUiSystem);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        {children}
        <Toasts />
        <LiveRegions />
      </ChakraProvider>
    </CacheProvider>
  );
}
