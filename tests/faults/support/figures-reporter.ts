import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { addUp, type Figures, figuresAnnotation, inWords } from './figures.ts';
import { runSeed, seedVariable } from './seeded.ts';

/** Prints the seed before and after, and at the end what was counted. */
class FiguresReporter implements Reporter {
  readonly #figures: Figures[] = [];

  onBegin(): void {
    process.stdout.write(`Seed ${runSeed()}; the same again: ${seedVariable}=${runSeed()} npm run test:long\n`);
  }

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations)
      if (type === figuresAnnotation) this.#figures.push(JSON.parse(description) as Figures);
  }

  onEnd(): void {
    process.stdout.write(`\nSeed ${runSeed()}\n`);
    for (const figures of addUp(this.#figures)) process.stdout.write(`${inWords(figures)}\n`);
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright loads reporters so
export default FiguresReporter;
