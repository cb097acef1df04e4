import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { parseCheckout } from '../checkout-url.ts';
import { settings } from '#src/platform/env.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';

/** Asks before opening an external checkout. */
async function confirmAndOpen(url: string, host: string): Promise<void> {
  const isAgreed = await confirm({
    title: `Continue to ${host}?`,
    message: `You’ll pay on ${host}, then come back here.`,
    action: 'Continue',
    cancel: 'Stay here',
  });
  if (isAgreed) location.assign(url);
}

type Props = {
  /** Unchecked server URL. */
  address: unknown;
  otherwise: ReactNode;
  variant?: 'solid' | 'soft';
  children: string;
};

/** Links to the payment page in this tab, which it returns to. Lamplight never asks for card data. */
export function CheckoutLink({ address, otherwise, variant = 'solid', children }: Props) {
  const checkout = parseCheckout(address, { page: location.origin, api: settings().apiOrigin });
  if (checkout === null) return otherwise;
  const { url, host } = checkout;
  return (
    <Button variant={variant} asChild>
      <a
        href={url}
        rel="noreferrer"
        onClick={(event) => {
          if (host === null) return;
          event.preventDefault();
          void confirmAndOpen(url, host);
        }}
      >
        {children}
        {host !== null && <Icon of={ArrowUpRight} />}
      </a>
    </Button>
  );
}
