import { useEffect } from 'react';
import { singleKeys } from '#src/platform/single-keys.ts';
import { isSingleKey } from '#src/ui/focus/single-key.ts';
import { panelVisible } from './panel-visibility.ts';

export function useInsightsKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ']' || !singleKeys.value$.peek() || !isSingleKey(event)) return;
      event.preventDefault();
      panelVisible.set(!panelVisible.value$.peek());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
