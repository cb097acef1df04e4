import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkoutOf } from '#src/lib/checkout-url.ts';
import { settings } from '#src/platform/env.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';

/** A checkout that is not ours is asked about first. */
async function askAndGo(url: string, host: string): Promise<void> {
  const isAgreed = await confirm({
    title: `Continue to ${host}?`,
    message: `You’ll pay on ${host}, then come back here.`,
    action: 'Continue',
    cancel: 'Stay here',
  });
  if (isAgreed) location.assign(url);
}

type Props = {
  /** As the server gave it. */
  address: unknown;
  /** Said in its place when the address must not be opened. */
  otherwise: ReactNode;
  variant?: 'solid' | 'soft';
  children: string;
};

/** The way to the page on which the writer pays: no card is asked for here. It opens in this tab, and leads back to it. */
export function CheckoutLink({ address, otherwise, variant = 'solid', children }: Props) {
  const checkout = checkoutOf(address, { page: location.origin, api: settings().apiOrigin });
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
          void askAndGo(url, host);
        }}
      >
        {children}
        {host !== null && <Icon of={ArrowUpRight} />}
      </a>
    </Button>
  );
}
