import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { viewport } from '#src/lib/constants.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { useZoom, type Size } from '../use-zoom.ts';

/** Dark in both themes: the class applies the dark theme's colours. */
const Stage = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: 'full',
    outline: 'none',
    colorScheme: 'dark',
    bg: 'color-mix(in srgb, {colors.bg.canvas} 92%, transparent)',
    color: 'fg.default',
  },
});

const Bar = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', padding: '2', paddingInlineStart: { base: '4', md: '6' } },
});

const Middle = chakra('div', { base: { position: 'relative', minHeight: '0' } });

const Area = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'safe center',
    width: 'full',
    height: 'full',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // A sideways swipe shows the next image; when zoomed, it pans.
    '&:not([data-zoomed])': { touchAction: 'pan-y pinch-zoom' },
    '&[data-zoomed]': { cursor: 'grab', _active: { cursor: 'grabbing' } },
  },
});

const Image = chakra('img', {
  base: { maxWidth: 'none', userSelect: 'none', animation: 'fade-in var(--chakra-durations-fade)' },
});

const Side = chakra('div', {
  base: { position: 'absolute', insetBlock: '0', display: 'grid', placeItems: 'center', pointerEvents: 'none' },
  variants: {
    at: { start: { insetInlineStart: { base: '1', md: '4' } }, end: { insetInlineEnd: { base: '1', md: '4' } } },
  },
});

const Round = chakra('div', {
  base: { pointerEvents: 'auto', borderRadius: 'full', bg: 'color-mix(in srgb, {colors.bg.surface} 80%, transparent)' },
});

type StepProps = { at: 'start' | 'end'; label: string; isEnd: boolean; onStep: () => void };

function Step({ at, label, isEnd, onStep }: StepProps) {
  return (
    <Side at={at}>
      <Round>
        {/* Not `disabled`: it would lose the focus at the last image. */}
        <IconButton
          label={label}
          icon={at === 'start' ? ChevronLeft : ChevronRight}
          iconSize={20}
          borderRadius="full"
          aria-disabled={isEnd}
          onClick={onStep}
        />
      </Round>
    </Side>
  );
}

export type StageImage = {
  readonly src: string | null;
  readonly name: string;
  /** In px; null when unknown before loading. */
  readonly size: Size | null;
};

type Props = {
  image: StageImage;
  position: { readonly index: number; readonly count: number } | null;
  onStep?: (by: 1 | -1) => void;
  actions?: ReactNode;
  children?: ReactNode;
};

const stepKeys: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

function useSwipe(step: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onStart: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      from.current = pointerType === 'touch' ? { x, y } : null;
    },
    onEnd: ({ clientX, clientY }: PointerEvent) => {
      const way = from.current && { x: clientX - from.current.x, y: clientY - from.current.y };
      from.current = null;
      if (way === null || Math.abs(way.x) <= Math.max(viewport.swipeOverPx, Math.abs(way.y))) return;
      step(way.x < 0 ? 1 : -1);
    },
  };
}

type ZoomedImageProps = { image: StageImage; size: Size | null; onZoom: () => void; onSize: (size: Size) => void };

function ZoomedImage({ image, size, onZoom, onSize }: ZoomedImageProps) {
  if (image.src === null) return <chakra.p color="fg.muted">We can’t display this image.</chakra.p>;
  return (
    <Image
      key={image.src}
      src={image.src}
      alt={image.name}
      draggable={false}
      style={size === null ? { opacity: 0 } : { width: size.width, height: size.height }}
      onLoad={({ currentTarget }) => onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
      onDoubleClick={onZoom}
    />
  );
}

function Title({ name, position }: { name: string; position: Props['position'] }) {
  const { titleId } = useDialog();
  return (
    <chakra.div flex="1" minWidth="0">
      <chakra.h2 id={titleId} textStyle="title" truncate>
        {name}
      </chakra.h2>
      {position && (
        <chakra.p textStyle="small" color="fg.muted">
          {position.index + 1} of {position.count}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/**
 * Image modal with zoom and steps. Open it as a dialog of size `stage`. Plus, minus and 0 zoom; arrow keys
 * step, or pan a zoomed image. Each image starts unzoomed.
 */
export function ImageStage({ image, position, onStep, actions, children }: Props) {
  const { close } = useDialog();
  const [loaded, setLoaded] = useState<{ readonly src: string | null; readonly size: Size } | null>(null);
  const size = image.size ?? (loaded?.src === image.src ? loaded.size : null);
  const { area, size: shown, factor, onPointerDown, onPointerMove, ...zoom } = useZoom(size);
  const { canGrow, canShrink, grow, shrink, reset } = zoom;
  const isZoomed = factor > 1;

  const canStep = (by: 1 | -1): boolean =>
    position !== null && position.index + by >= 0 && position.index + by < position.count;
  function step(by: 1 | -1): void {
    if (!canStep(by)) return;
    reset();
    onStep?.(by);
  }

  const { onStart, onEnd } = useSwipe(step);

  function onKeyDown(event: KeyboardEvent): void {
    const by = stepKeys[event.key];
    const act = { '+': grow, '=': grow, '-': shrink, '0': reset }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act) act();
    else if (by !== undefined && !isZoomed) step(by);
    else return;
    event.preventDefault();
  }

  return (
    <Stage className="dark" tabIndex={-1} data-autofocus="" onKeyDown={onKeyDown}>
      <Bar>
        <Title name={image.name} position={position} />
        <IconButton label="Zoom out" icon={ZoomOut} aria-disabled={!canShrink} onClick={shrink} />
        <IconButton label="Zoom in" icon={ZoomIn} aria-disabled={!canGrow} onClick={grow} />
        {actions}
        <IconButton label="Close" icon={X} tooltip={false} onClick={close} />
      </Bar>
      <Middle>
        <Area
          ref={area}
          data-zoomed={isZoomed ? '' : undefined}
          {...(isZoomed && { tabIndex: 0, role: 'group', 'aria-label': 'Zoomed image' })}
          onPointerDown={isZoomed ? onPointerDown : onStart}
          onPointerUp={isZoomed ? undefined : onEnd}
          onPointerMove={onPointerMove}
        >
          <ZoomedImage
            image={image}
            size={shown}
            onZoom={isZoomed ? reset : grow}
            onSize={(size) => setLoaded({ src: image.src, size })}
          />
        </Area>
        {position && onStep && (
          <>
            <Step at="start" label="Previous image" isEnd={!canStep(-1)} onStep={() => step(-1)} />
            <Step at="end" label="Next image" isEnd={!canStep(1)} onStep={() => step(1)} />
          </>
        )}
      </Middle>
      <div>{children}</div>
    </Stage>
  );
}
