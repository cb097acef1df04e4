import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Focuses the first invalid field, or the error text if all are valid. */
function focusProblem(box: HTMLElement): void {
  const invalidField = box.querySelector<HTMLElement>('[aria-invalid=true]');
  (invalidField ?? box.querySelector<HTMLElement>('[role=alert]'))?.focus();
}

/** Moves the focus into a form each time it gets another problem, when that's on the page. Null is no problem. */
export function useProblemFocus(box: RefObject<HTMLElement | null>, problem: unknown, focus = focusProblem): void {
  const onProblem = useEffectEvent(focus);
  useEffect(() => {
    if (problem !== null && box.current !== null) onProblem(box.current);
  }, [box, problem]);
}
