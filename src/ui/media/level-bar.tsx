import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

const Room = chakra('div', {
  base: { display: 'grid', alignItems: 'center', width: 'full', minWidth: '0', height: '40px' },
  variants: { tall: { true: { height: '56px' } } },
});

const Track = chakra('div', {
  base: {
    overflow: 'hidden',
    height: '8px',
    borderRadius: 'full',
    bg: 'bg.muted',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

const Fill = chakra('div', {
  base: {
    height: 'full',
    borderRadius: 'inherit',
    bg: 'currentColor',
    transformOrigin: 'left',
    '@media (forced-colors: active)': { bg: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

type Props = {
  read: () => readonly number[];
  tall: boolean;
};

/** The live microphone level as a bar. Drawn outside React, because it changes ten times a second. */
export function LevelBar({ read, tall }: Props) {
  const fill = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      const level = read().at(-1) ?? 0;
      if (fill.current !== null) fill.current.style.transform = `scaleX(${level.toFixed(3)})`;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [read]);
  return (
    <Room tall={tall} aria-hidden="true" data-wave="live">
      <Track>
        <Fill ref={fill} />
      </Track>
    </Room>
  );
}
