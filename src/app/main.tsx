import './browser-gate.ts';
import './validate-settings.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { saveReferral } from '#src/features/session/save-referral.ts';
import { session$ } from '#src/features/session/session-state.ts';
import { startSession } from '#src/features/session/session.ts';
import { afterStartMs } from '#src/lib/constants.ts';
import { rootErrorHooks, watchGlobalErrors } from '#src/platform/error-reporting.ts';
import { UiProvider } from '#src/ui/provider.tsx';
import { watchTheme } from '#src/ui/theme-mode.ts';
import { syncRouteWithSession } from './guards.ts';
import { watchChunkErrors } from './chunk-errors.ts';
import { countThisTab, hasWaitingCopy } from './open-tabs.ts';
import { createAppRouter } from './router.tsx';
import { prepareScreenChanges } from './screen-change.ts';

watchGlobalErrors(window);
countThisTab();
const waitedAtStart = hasWaitingCopy();
watchTheme();
saveReferral(location.search);
void startSession(() => import('#src/features/session/reauthentication.ts'));

const loaderDelayMs = 300;

const router = createAppRouter();
syncRouteWithSession(router);
watchChunkErrors(router);
prepareScreenChanges();

function render(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  createRoot(root, rootErrorHooks).render(
    <StrictMode>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </StrictMode>,
  );
}

/** Rendering the loader first would delay the login, whose code has usually arrived. */
function waitForLogin(): Promise<void> {
  return new Promise((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve());
    setTimeout(resolve, loaderDelayMs);
  });
}

if (session$.peek().phase === 'out') void waitForLogin().then(render);
else render();

// Optional: the app works without it.
setTimeout(() => {
  import('./deferred-init.ts').then(({ runDeferredInit }) => runDeferredInit(waitedAtStart)).catch(() => undefined);
}, afterStartMs);
