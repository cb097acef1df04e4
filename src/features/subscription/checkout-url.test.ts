import { describe, expect, it } from 'vitest';
import { parseCheckout } from './checkout-url.ts';

const origins = { page: 'http://127.0.0.1:4173', api: 'https://api.example' };

describe('checkout URLs', () => {
  it("accepts Lamplight's own URLs and names the host of other https URLs", () => {
    expect(parseCheckout('/pay?price=21', origins)).toEqual({ url: 'https://api.example/pay?price=21', host: null });
    expect(parseCheckout('http://127.0.0.1:4173/pay', origins)).toEqual({
      url: 'http://127.0.0.1:4173/pay',
      host: null,
    });
    expect(parseCheckout('https://pay.example:8443/c/1#a', origins)).toEqual({
      url: 'https://pay.example:8443/c/1#a',
      host: 'pay.example:8443',
    });
    expect(parseCheckout('//pay.example/c', origins)?.host).toBe('pay.example');
  });

  it('rejects every other checkout URL', () => {
    const refused = [
      null,
      7,
      '',
      'http://pay.example/c',
      'javascript:alert(1)',
      'data:text/html,x',
      'blob:https://api.example/1',
      'https://writer:secret@pay.example/',
      'https://pay.example/\nx',
      '\\\\pay.example',
      `https://pay.example/${'x'.repeat(2048)}`,
    ];
    for (const raw of refused) expect(parseCheckout(raw, origins), String(raw)).toBeNull();
  });
});
