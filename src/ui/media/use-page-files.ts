import { useEffect, useEffectEvent, useState } from 'react';
import { isOverlayOpen } from '../focus/keys.ts';

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));
}

/** Keeps the browser from leaving the page for a file that's dropped where nothing takes files. */
export function useDropGuard(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => {
      const isFileInput = event.target instanceof HTMLElement && event.target.matches('input[type=file]');
      if (carriesFiles(event) && !isFileInput) event.preventDefault();
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
}

/**
 * Accepts files dropped on the page, or pasted outside a field, while no dialog is open. Returns true while files are
 * dragged over.
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
