import type { MockSession } from '#mocks/engine/session.ts';
import type { components } from '#src/contract/generated/mock-control.ts';

export function disturb(
  { hub, delivery }: MockSession,
  { action, code = 4200, ms = 3000, times = 1, text = '' }: components['schemas']['ConnectionChange'],
): number {
  const connections = hub.size();
  switch (action) {
    case 'drop':
      hub.cut();
      break;
    case 'close':
      hub.cut(code);
      break;
    case 'silence':
      hub.setSilent(true);
      break;
    case 'late':
      delivery.set({ kind: 'late', ms, times });
      break;
    case 'double':
    case 'reorder':
      delivery.set({ kind: action, times });
      break;
    case 'frame':
      hub.sendRaw(text);
      break;
    case 'restore':
      hub.setSilent(false);
      delivery.set(null);
      break;
  }
  return connections;
}
