import { chakra } from '@chakra-ui/react';
import { useRouteError } from 'react-router-dom';
import { useEffect } from 'react';
import { product } from '#src/lib/product.ts';
import { reportError } from '#src/platform/error-reporting.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Column } from '#src/ui/layout/column.tsx';

function reload(): void {
  location.reload();
}

/** In the place of a screen whose module did not arrive, or that broke while it was drawn. Everything kept stays kept. */
export function ScreenFailure() {
  const error = useRouteError();
  useEffect(() => {
    reportError(error, { area: 'route' });
  }, [error]);
  return (
    <Column>
      <chakra.h1 textStyle="h1">This page did not load</chakra.h1>
      <chakra.p role="alert" color="fg.muted" marginTop="2" marginBottom="6" maxWidth="34em">
        Check your connection, then reload. What you wrote and recorded is still on this device.
      </chakra.p>
      <Button variant="solid" onClick={reload}>
        Reload
      </Button>
    </Column>
  );
}

/** The same where not even the shell stands. */
export function PageFailure() {
  return (
    <main>
      <Column of="form">
        <chakra.p textStyle="wordmark" marginBottom="12">
          {product.name}
        </chakra.p>
        <ScreenFailure />
      </Column>
    </main>
  );
}
