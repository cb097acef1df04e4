import { Outlet } from 'react-router-dom';
import { product } from '#src/lib/product.ts';
import { FullScreenLoader } from '#src/ui/feedback/full-screen-loader.tsx';
import { useScreenChange } from './use-screen-change.ts';

/** Around every screen: what happens when one gives way to the next. */
export function Root() {
  useScreenChange();
  return <Outlet />;
}

/** While a stored session is checked and the first screen is on its way. */
export function Starting() {
  return (
    <main>
      <FullScreenLoader wordmark={product.name} line="Lighting the lamp…" />
    </main>
  );
}
