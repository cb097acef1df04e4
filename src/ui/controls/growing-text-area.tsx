import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, useLayoutEffect, useRef } from 'react';

const Area = chakra('textarea', { base: { display: 'block', resize: 'none', fieldSizing: 'content' } });

/** Not in Safari before 26.2 or Chrome before 123. */
function hasFieldSizing(): boolean {
  return CSS.supports('field-sizing', 'content');
}

function fit(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** Fits the area after typing, when its width changes and when a font has loaded. */
function keepFitted(area: HTMLTextAreaElement): (() => void) | undefined {
  if (hasFieldSizing()) return undefined;
  const onChange = () => fit(area);
  // A ResizeObserver that resizes its target synchronously is an error.
  const size = new ResizeObserver(() => requestAnimationFrame(onChange));
  size.observe(area);
  area.addEventListener('input', onChange);
  document.fonts.addEventListener('loadingdone', onChange);
  return () => {
    size.disconnect();
    area.removeEventListener('input', onChange);
    document.fonts.removeEventListener('loadingdone', onChange);
  };
}

type Props = HTMLChakraProps<'textarea'> & { ref?: Ref<HTMLTextAreaElement> };

export function GrowingTextArea({ ref, ...area }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  // A layout, after each render, because the value may have changed.
  useLayoutEffect(() => {
    if (!hasFieldSizing() && field.current !== null) fit(field.current);
  });
  return <Area {...area} ref={useMergedRef(field, keepFitted, ref)} />;
}
