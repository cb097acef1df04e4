import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Outlet, useRouteError } from 'react-router-dom';
import { product } from '#src/lib/product.ts';
import { versionTexts } from './version-texts.ts';
import { reportError } from '#src/platform/error-reporting.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { FullScreenLoader } from '#src/ui/feedback/full-screen-loader.tsx';
import { Column } from '#src/ui/layout/column.tsx';
import { useValue } from '@legendapp/state/react';
import { chunkLoadState$ } from './chunk-errors.ts';
import { useScreenChange } from './screen-change.ts';

function reload(): void {
  location.reload();
}

export function ScreenFailure() {
  const error = useRouteError();
  // The error-reporting service.
  useEffect(() => {
    reportError(error, { area: 'route' });
  }, [error]);
  const missing = useValue(chunkLoadState$);
  if (missing === 'looking') return <Column aria-busy="true" />;
  const texts = {
    newer: { title: versionTexts.newer, text: versionTexts.newerScreen },
    failed: { title: versionTexts.failed, text: versionTexts.failedScreen },
    broken: { title: versionTexts.broken, text: versionTexts.brokenScreen },
  }[missing ?? 'broken'];
  return (
    <Column>
      <chakra.h1 textStyle="h1">{texts.title}</chakra.h1>
      <chakra.p role="alert" color="fg.muted" marginTop="2" marginBottom="6" maxWidth="34em">
        {texts.text}
      </chakra.p>
      <Button variant="solid" onClick={reload}>
        {versionTexts.reload}
      </Button>
    </Column>
  );
}

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

export function Root() {
  useScreenChange();
  return <Outlet />;
}

export function Starting() {
  return (
    <main>
      <FullScreenLoader wordmark={product.name} line="Lighting the lamp…" />
    </main>
  );
}
