import { chakra, mergeRefs } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { type Ref, useEffect, useLayoutEffect, useRef } from 'react';

const Area = chakra('textarea', { base: { display: 'block', resize: 'none', fieldSizing: 'content' } });

/** Not in Safari before 26.2 or Chrome before 123. */
function hasFieldSizing(): boolean {
  return CSS.supports('field-sizing', 'content');
}

function fit(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

function useFittedHeight() {
  const ref = useRef<HTMLTextAreaElement>(null);
  // After each render, because the value may have changed.
  useLayoutEffect(() => {
    if (!hasFieldSizing() && ref.current !== null) fit(ref.current);
  });
  useEffect(() => {
    const area = ref.current;
    if (hasFieldSizing() || area === null) return undefined;
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
  }, []);
  return ref;
}

type Props = HTMLChakraProps<'textarea'> & { ref?: Ref<HTMLTextAreaElement> };

export function GrowingTextArea({ ref, ...area }: Props) {
  const fitted = useFittedHeight();
  return <Area {...area} ref={mergeRefs(fitted, ref)} />;
}
