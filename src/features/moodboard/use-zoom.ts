import { useMergedRef } from '@mantine/hooks';
import { type PointerEvent, type RefCallback, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Factors of the size at which the whole image fits. */
const steps = [1, 1.5, 2, 3, 4];

export type Size = { readonly width: number; readonly height: number };

function useBox(): [(element: HTMLElement) => () => void, Size] {
  const [box, setBox] = useState<Size>({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement) => {
    // Excludes scroll bars, which change with the zoom.
    const observer = new ResizeObserver(() => setBox({ width: element.offsetWidth, height: element.offsetHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, box];
}

function fit(image: Size, box: Size): Size {
  const scale = Math.min(1, box.width / image.width, box.height / image.height);
  return { width: image.width * scale, height: image.height * scale };
}

type Zoom = {
  area: RefCallback<HTMLDivElement>;
  factor: number;
  /** Current size in px; null while the image's size is unknown. */
  size: Size | null;
  canGrow: boolean;
  canShrink: boolean;
  grow: () => void;
  shrink: () => void;
  reset: () => void;
  /** Pans with a mouse drag; touch scrolls natively. */
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
};

/** Zooms and pans an image, preserving the centre of the view. */
export function useZoom(image: Size | null): Zoom {
  const area = useRef<HTMLDivElement>(null);
  const [measured, box] = useBox();
  const [factor, setFactor] = useState(1);
  const at = steps.indexOf(factor);
  const to = (next: number | undefined) => {
    const element = area.current;
    if (next === undefined || element === null) return;
    const x = (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth;
    const y = (element.scrollTop + element.clientHeight / 2) / element.scrollHeight;
    flushSync(() => setFactor(next));
    element.scrollTo(
      x * element.scrollWidth - element.clientWidth / 2,
      y * element.scrollHeight - element.clientHeight / 2,
    );
  };
  const fitted = image && box.width > 0 ? fit(image, box) : null;
  return {
    area: useMergedRef(area, measured),
    factor,
    size: fitted && { width: fitted.width * factor, height: fitted.height * factor },
    canGrow: at < steps.length - 1,
    canShrink: at > 0,
    grow: () => to(steps[at + 1]),
    shrink: () => to(steps[at - 1]),
    reset: () => to(1),
    onPointerDown: ({ pointerType, pointerId, currentTarget }) => {
      if (pointerType === 'mouse' && factor > 1) currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ pointerId, currentTarget, movementX, movementY }) => {
      if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY);
    },
  };
}
