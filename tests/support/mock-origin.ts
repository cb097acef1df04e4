/** Returns the address of the mock server that playwright.config.ts starts. Throws without one. */
export function mockOrigin(): string {
  const origin = process.env['LAMPLIGHT_MOCK_ORIGIN'];
  if (origin === undefined) throw new Error('The mock server is not running: use `npm run test:e2e`.');
  return origin;
}
