import { type RefObject, useEffect } from 'react';
import type { NameProblem } from './use-name.ts';

/** Focuses the form's first invalid field, or the error text if all are valid. */
export function useProblemFocus(box: RefObject<HTMLElement | null>, problem: NameProblem | null): void {
  useEffect(() => {
    if (problem === null) return;
    const invalidField = box.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (invalidField ?? box.current?.querySelector<HTMLElement>('[role=alert]'))?.focus();
  }, [box, problem]);
}
