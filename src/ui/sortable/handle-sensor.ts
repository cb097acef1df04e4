import { KeyboardSensor, type KeyboardSensorOptions, type SensorInstance, type SensorProps } from '@dnd-kit/core';
import type { BoardMoves } from './board-moves.ts';

export type HandleSensorOptions = KeyboardSensorOptions & { readonly moves: BoardMoves };

/**
 * Keys of a focused handle. The library's sensor starts to listen in a later task and loses a quick key, it can't be
 * cancelled (https://github.com/clauderic/dnd-kit/issues/1841), and it goes on when the focus or the board is gone.
 */
export class HandleSensor implements SensorInstance {
  static activators = KeyboardSensor.activators;
  readonly autoScrollEnabled = false;

  constructor(props: SensorProps<HandleSensorOptions>) {
    const { moves } = props.options;
    const listeners = new AbortController();
    const { signal } = listeners;
    const end = (isDropped: boolean): void => {
      if (signal.aborted) return;
      listeners.abort();
      if (isDropped) props.onEnd();
      else props.onCancel();
    };
    moves.cancel = () => end(false);
    let steps = 0;
    const onKeyDown = (key: KeyboardEvent): void => {
      const step = moves.getStep(key.code);
      if (step !== null) {
        moves.step(String(props.active), step, props.context.current);
        // The item stays. Other coordinates make dnd-kit ask for collisions again.
        steps += 1;
        props.onMove({ x: steps, y: 0 });
      } else if (key.code === 'Space' || key.code === 'Enter') end(true);
      else if (key.code === 'Escape') end(false);
      else return;
      key.preventDefault();
      // Hide this key from an open dialog.
      key.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true, signal });
    props.event.target?.addEventListener('blur', moves.cancel, { signal });
    props.onStart({ x: 0, y: 0 });
  }
}
