import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { isOverlayOpen } from '../focus/keys.ts';

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));
}

/** Keeps the browser from leaving the page for a file that's dropped where nothing takes files. */
export function useDropGuard(): void {
  const stay = (event: DragEvent): void => {
    const isFileInput = event.target instanceof HTMLElement && event.target.matches('input[type=file]');
    if (carriesFiles(event) && !isFileInput) event.preventDefault();
  };
  useWindowEvent('dragover', stay);
  useWindowEvent('drop', stay);
}

/**
 * Accepts files dropped on the page, or pasted outside a field, while no dialog is open. Returns true while files are
 * dragged over.
 */
export function usePageFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const handleFiles = (files: readonly File[]): void => {
    if (files.length > 0 && !isOverlayOpen()) onFiles(files);
  };
  const onOver = (event: DragEvent): void => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setIsOver(!isOverlayOpen());
  };
  useWindowEvent('dragenter', onOver);
  useWindowEvent('dragover', onOver);
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    // Without a related target the pointer has left the window.
    if (relatedTarget === null) setIsOver(false);
  });
  useWindowEvent('drop', (event) => {
    setIsOver(false);
    if (!carriesFiles(event)) return;
    event.preventDefault();
    handleFiles([...(event.dataTransfer?.files ?? [])]);
  });
  useWindowEvent('paste', ({ target, clipboardData }) => {
    if (!isField(target)) handleFiles([...(clipboardData?.files ?? [])]);
  });
  return isOver;
}
