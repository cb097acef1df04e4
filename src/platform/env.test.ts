import { describe, expect, it } from 'vitest';
import { type Environment, SettingsError } from '#config/settings.ts';
import { type PageLocation, parseSettings } from './env.ts';

const page: PageLocation = {
  protocol: 'http:',
  hostname: '127.0.0.1',
  port: '4173',
  origin: 'http://127.0.0.1:4173',
};
const reverb: Environment = { VITE_REVERB_APP_KEY: 'app-key' };

function refusal(raw: Environment): string {
  try {
    parseSettings(raw, page);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('parseSettings', () => {
  it("uses the page's origin for API and websocket in mock mode", () => {
    expect(parseSettings({ VITE_MOCK: 'true' }, page)).toEqual({
      apiOrigin: 'http://127.0.0.1:4173',
      live: { broadcaster: 'reverb', key: 'demo', host: '127.0.0.1', port: 4173, tls: false },
      mock: true,
      development: false,
      imageOrigins: [],
      sentryDsn: null,
      pixel: null,
    });
  });

  it('uses TLS on port 443 of the API host when only a key is set', () => {
    const parsed = parseSettings({ ...reverb, VITE_API_URL: 'https://api.example.com/' }, page);
    expect(parsed.apiOrigin).toBe('https://api.example.com');
    expect(parsed.live).toEqual({
      broadcaster: 'reverb',
      key: 'app-key',
      host: 'api.example.com',
      port: 443,
      tls: true,
    });
  });

  it('reads all settings of a Reverb backend', () => {
    const raw = { ...reverb, VITE_REVERB_HOST: 'ws.example.com', VITE_REVERB_PORT: '8080', VITE_REVERB_SCHEME: 'http' };
    expect(parseSettings(raw, page).live).toEqual({
      broadcaster: 'reverb',
      key: 'app-key',
      host: 'ws.example.com',
      port: 8080,
      tls: false,
    });
  });

  it('reads the settings of a Pusher backend', () => {
    const raw = { VITE_BROADCASTER: 'pusher', VITE_PUSHER_APP_KEY: 'p', VITE_PUSHER_APP_CLUSTER: 'eu' };
    expect(parseSettings(raw, page).live).toEqual({ broadcaster: 'pusher', key: 'p', cluster: 'eu' });
  });

  it('treats an empty setting as unset', () => {
    const raw = { ...reverb, VITE_API_URL: '', VITE_REVERB_PORT: ' ', VITE_SENTRY_DSN: '' };
    expect(parseSettings(raw, page)).toMatchObject({ apiOrigin: page.origin, sentryDsn: null, live: { port: 443 } });
  });

  it('reads several image origins separated by commas or spaces', () => {
    const raw = { ...reverb, VITE_IMAGE_ORIGINS: 'https://a.example, https://b.example:8443' };
    expect(parseSettings(raw, page).imageOrigins).toEqual(['https://a.example', 'https://b.example:8443']);
  });

  it('reads the settings of optional external services', () => {
    const raw = {
      ...reverb,
      VITE_SENTRY_DSN: 'https://0abc@errors.example:8443/base/42',
      VITE_PIXEL_ID: '7-a',
      VITE_PIXEL_ORIGIN: 'https://pixel.example',
    };
    expect(parseSettings(raw, page)).toMatchObject({
      sentryDsn: 'https://0abc@errors.example:8443/base/42',
      pixel: { id: '7-a', origin: 'https://pixel.example' },
    });
  });

  it.each([
    [{}, 'VITE_REVERB_APP_KEY is missing. Expected the key of the Reverb application.'],
    [
      { VITE_API_URL: 'https://api.example.com/v1' },
      'VITE_API_URL is "https://api.example.com/v1". Expected an origin without a path, such as https://api.example.com.',
    ],
    [{ ...reverb, VITE_REVERB_PORT: '0' }, 'VITE_REVERB_PORT is "0". Expected a port between 1 and 65535.'],
    [{ VITE_BROADCASTER: 'ably' }, 'VITE_BROADCASTER is "ably". Expected reverb or pusher.'],
    [
      { VITE_BROADCASTER: 'pusher', VITE_PUSHER_APP_KEY: 'p' },
      'VITE_PUSHER_APP_CLUSTER is missing. Expected a cluster name such as eu.',
    ],
    [
      { ...reverb, VITE_PIXEL_ID: '7' },
      'VITE_PIXEL_ORIGIN is missing. Expected both VITE_PIXEL_ID and VITE_PIXEL_ORIGIN, or neither.',
    ],
    [
      { ...reverb, VITE_SENTRY_DSN: 'https://errors.example/42' },
      'VITE_SENTRY_DSN is "https://errors.example/42". Expected the address of a project, such as https://key@errors.example.com/42.',
    ],
  ])('names the invalid setting of %o in one sentence', (raw, sentence) => {
    expect(refusal(raw)).toBe(sentence);
  });

  it.each([
    { ...reverb, VITE_API_URL: 'javascript:alert(1)' },
    { ...reverb, VITE_API_URL: '//api.example.com' },
    { ...reverb, VITE_API_URL: 'https://user@api.example.com' },
    { ...reverb, VITE_REVERB_HOST: 'wss://ws.example.com' },
    { ...reverb, VITE_REVERB_PORT: '70000' },
    { ...reverb, VITE_REVERB_PORT: '44x' },
    { ...reverb, VITE_REVERB_SCHEME: 'wss' },
    { ...reverb, VITE_IMAGE_ORIGINS: "https://a.example 'unsafe-inline'" },
    { VITE_BROADCASTER: 'pusher', VITE_PUSHER_APP_KEY: 'p', VITE_PUSHER_APP_CLUSTER: 'eu; *' },
    { ...reverb, VITE_PIXEL_ORIGIN: 'https://pixel.example', VITE_PIXEL_ID: '7&ev=x' },
    { ...reverb, VITE_PIXEL_ID: '7', VITE_PIXEL_ORIGIN: 'https://pixel.example/tr' },
  ])('rejects %o', (raw) => {
    expect(refusal(raw)).toMatch(/^VITE_\w+ is ".+"\. Expected .+\.$/);
  });
});
