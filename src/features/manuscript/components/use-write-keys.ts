import { useEffect, useRef } from 'react';

type Keys = { readonly onSave: () => void; readonly onFind: () => void; readonly onEscape: (() => void) | null };

function isCovered(): boolean {
  return (
    document.querySelector('[data-layer][data-phase=shown], [role=menu]:popover-open, [role=dialog]:popover-open') !==
    null
  );
}

export function useWriteKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // The editor prevents the default of every Escape without acting on it.
      if (event.isComposing || (event.defaultPrevented && event.key !== 'Escape') || isCovered()) return;
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const key = event.key.toLowerCase();
      if (isCommand && (key === 's' || key === 'f')) {
        event.preventDefault();
        if (key === 's') latest.current.onSave();
        else latest.current.onFind();
      }
      if (event.key === 'Escape') latest.current.onEscape?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
