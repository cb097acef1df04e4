import { type RefObject, useEffect } from 'react';
import type { NameProblem } from './use-name.ts';

/** Takes the focus to what a form complains of: its first invalid field, else the words themselves. */
export function useProblemFocus(box: RefObject<HTMLElement | null>, problem: NameProblem | null): void {
  useEffect(() => {
    if (problem === null) return;
    const place = box.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (place ?? box.current?.querySelector<HTMLElement>('[role=alert]'))?.focus();
  }, [box, problem]);
}
