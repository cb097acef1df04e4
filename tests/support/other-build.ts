/**
 * A build with other settings: they stand in one place of the built application and become headers by one module, so both are
 * exchanged on their way into the browser, and everything else is the build as it is.
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

/** Gives a page or a script of the mock build what it would be with these settings beside the mock build's own. */
export function builtWith(env: Environment, pageOrigin: string): (path: string, answer: Answer) => Answer {
  const headers = lowerCase(securityHeaders({ ...readBuildSettings({ VITE_MOCK: 'true', ...env }), pageOrigin }));
  return (_path, answer) => ({
    body: withSettings(answer.body, env),
    headers: { ...answer.headers, ...headers },
  });
}
