import { useEffect, useEffectEvent, useState } from 'react';
import { isOverlayOpen } from '../focus/keys.ts';

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));
}

/**
 * Accepts files dropped on the page, or pasted outside a field, while no dialog is open. Returns true while files are
 * dragged over. Prevents the browser from navigating to a dropped file.
 */
export function usePageFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const handleFiles = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0 && !isOverlayOpen()) onFiles(files);
  });
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsOver(!isOverlayOpen());
    };
    // Without a related target the pointer has left the window.
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      handleFiles([...(event.dataTransfer?.files ?? [])]);
    };
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      if (!isField(target)) handleFiles([...(clipboardData?.files ?? [])]);
    };
    const ends = new AbortController();
    const { signal } = ends;
    window.addEventListener('dragenter', onOver, { signal });
    window.addEventListener('dragover', onOver, { signal });
    window.addEventListener('dragleave', onLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    window.addEventListener('paste', onPaste, { signal });
    return () => ends.abort();
  }, []);
  return isOver;
}
