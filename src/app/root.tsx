import { Outlet } from 'react-router-dom';
import { product } from '#src/lib/product.ts';
import { FullScreenLoader } from '#src/ui/feedback/full-screen-loader.tsx';
import { useScreenChange } from './screen-change.ts';

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
