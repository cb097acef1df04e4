import { observable } from '@legendapp/state';

/** Steps that undo the writer's last changes. */
export class UndoStack {
  readonly count$ = observable(0);
  #steps: (() => void)[] = [];

  /** Adds a step. Returns a function that runs this step, once. */
  add(undo: () => void): () => void {
    const step = (): void => {
      if (!this.#steps.includes(step)) return;
      this.#steps = this.#steps.filter((other) => other !== step);
      this.count$.set(this.#steps.length);
      undo();
    };
    this.#steps.push(step);
    this.count$.set(this.#steps.length);
    return step;
  }

  /** Runs the last step. Returns whether there was one. */
  undo(): boolean {
    const step = this.#steps.at(-1);
    step?.();
    return step !== undefined;
  }
}
