/**
 * A build with other settings. They're in one location of the built application, and one module makes headers of them.
 * Both are replaced on the way to the browser.
 */
import { securityHeaders } from '#config/security-headers.ts';
import { readBuildSettings, type Environment } from '#config/settings.ts';

type Answer = { body: string; headers: Record<string, string | string[] | undefined> };

function withSettings(script: string, env: Environment): string {
  return Object.entries(env).reduce(
    (text, [name, value]) => text.replace(`${name}:void 0`, `${name}:${JSON.stringify(value)}`),
    script,
  );
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

export function builtWith(env: Environment, pageOrigin: string): (path: string, response: Answer) => Answer {
  const headers = lowerCase(securityHeaders({ ...readBuildSettings({ VITE_MOCK: 'true', ...env }), pageOrigin }));
  return (_path, response) => ({
    body: withSettings(response.body, env),
    headers: { ...response.headers, ...headers },
  });
}
