import { useDidUpdate } from '@mantine/hooks';

/** Scrolls up when a screen shows another part of itself. Then runs `onChange`, such as to move the focus. */
export function useScrollUp(part: unknown, onChange?: () => void): void {
  useDidUpdate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    onChange?.();
  }, [part]);
}
