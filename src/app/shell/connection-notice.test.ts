import { describe, expect, it } from 'vitest';
import { connectionText } from './connection-notice.tsx';

describe('the connection notice', () => {
  it('shows a gap only when it lasts', () => {
    expect(connectionText('disconnected', { online: true, lasted: false })).toBeNull();
    expect(connectionText('disconnected', { online: true, lasted: true })).toBe('Reconnecting…');
  });

  it.each(['idle', 'connecting', 'connected', 'error'] as const)('stays hidden while the connection is %s', (live) => {
    expect(connectionText(live, { online: true, lasted: true })).toBeNull();
  });

  it('shows immediately that the writer is offline and the work is saved', () => {
    expect(connectionText('connected', { online: false, lasted: false })).toBe(
      'You’re offline. Your work is saved on this device.',
    );
  });
});
