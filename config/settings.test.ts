import { describe, expect, it } from 'vitest';
import { readBuildSettings } from './settings.ts';

describe('readBuildSettings', () => {
  it('returns no other host for the mock build', () => {
    expect(readBuildSettings({ VITE_MOCK: 'true', VITE_REVERB_APP_KEY: 'lamplight', VITE_API_URL: '' })).toEqual({
      mock: true,
      pageOrigin: null,
      apiOrigin: null,
      realtimeOrigin: null,
      imageOrigins: [],
      errorReportOrigin: null,
      pixelOrigin: null,
    });
  });

  it.each([
    [{ VITE_REVERB_HOST: 'ws.example.com' }, 'wss://ws.example.com'],
    [{ VITE_REVERB_HOST: 'WS.example.com', VITE_REVERB_PORT: '8443' }, 'wss://ws.example.com:8443'],
    [{ VITE_REVERB_HOST: 'a.test', VITE_REVERB_PORT: '8080', VITE_REVERB_SCHEME: 'http' }, 'ws://a.test:8080'],
    [{ VITE_API_URL: 'https://api.example.com' }, 'wss://api.example.com'],
    [{ VITE_BROADCASTER: 'pusher', VITE_PUSHER_APP_CLUSTER: 'eu' }, 'wss://ws-eu.pusher.com'],
    [{}, null],
  ])('derives the websocket origin from %o', (env, expected) => {
    expect(readBuildSettings(env).realtimeOrigin).toBe(expected);
  });

  it.each([
    [{ VITE_PIXEL_ORIGIN: 'https://p.example' }, 'VITE_PIXEL_ID'],
    [{ VITE_PIXEL_ID: '7' }, 'VITE_PIXEL_ORIGIN'],
  ])('stops the build for an incomplete pixel setting: %o', (env, missing) => {
    expect(() => readBuildSettings(env)).toThrow(
      `${missing} is missing. Expected both VITE_PIXEL_ID and VITE_PIXEL_ORIGIN, or neither.`,
    );
  });

  it.each([
    { VITE_API_URL: "https://api.example.com; script-src 'unsafe-inline'" },
    { VITE_API_URL: 'https://api.example.com/path' },
    { VITE_APP_URL: 'https://lamplight.example/"><script>' },
    { VITE_IMAGE_ORIGINS: '*' },
    { VITE_IMAGE_ORIGINS: 'data:' },
    { VITE_REVERB_HOST: 'a.test; default-src *' },
    { VITE_REVERB_HOST: 'a.test', VITE_REVERB_PORT: '443 *' },
    { VITE_BROADCASTER: 'pusher', VITE_PUSHER_APP_CLUSTER: 'eu.evil.com/' },
    { VITE_PIXEL_ID: '1', VITE_PIXEL_ORIGIN: '//p.example' },
    { VITE_SENTRY_DSN: 'not an address' },
  ])('stops the build for %o and names the invalid setting', (env) => {
    const name = Object.keys(env).at(-1) ?? '';
    expect(() => readBuildSettings(env)).toThrow(`${name} is `);
  });
});
