/** The same build with other settings: in the page and in its headers, as a deployment writes them (deploy/). */
import { securityHeaders } from '#config/security-headers.ts';
import { readBuildSettings, type Environment } from '#config/settings.ts';

type Answer = { body: string; headers: Record<string, string | string[] | undefined> };

function withSettings(page: string, env: Environment): string {
  const query = new URLSearchParams(Object.entries(env).map(([name, value = '']) => [name, value])).toString();
  return page.replace(
    '<meta name="settings" content=""',
    `<meta name="settings" content="${query.replaceAll('&', '&amp;')}"`,
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
