/**
 * Pages as a build with other settings would give them: the settings stand in one place of the built application and become
 * headers by one module, so both are exchanged on their way into the browser and everything else is the build as it is.
 */
import type { BrowserContext } from '@playwright/test';
import { securityHeaders } from '#config/security-headers.ts';
import { readBuildSettings, type Environment } from '#config/settings.ts';

/** A built script with these settings in the place of absent ones. */
function withSettings(script: string, env: Environment): string {
  return Object.entries(env).reduce(
    (text, [name, value]) => text.replace(`${name}:void 0`, `${name}:${JSON.stringify(value)}`),
    script,
  );
}

/** From now on the pages of this context have these settings beside those of the mock build. */
export async function asBuiltWith(context: BrowserContext, pageOrigin: string, env: Environment): Promise<void> {
  const headers = securityHeaders({ ...readBuildSettings({ VITE_MOCK: 'true', ...env }), pageOrigin });
  // Which of the scripts holds the settings is the bundler's affair.
  await context.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withSettings(await response.text(), env) });
  });
  await context.route(
    (url) => url.origin === pageOrigin && !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') {
        await route.fallback();
        return;
      }
      const response = await route.fetch({ maxRedirects: 0 });
      await route.fulfill({ response, headers: { ...response.headers(), ...lowerCase(headers) } });
    },
  );
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
