import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { readTestSeed } from '#config/test-seed.ts';
import { addUp, type Figures, figuresAnnotation, formatFigures } from './soak-report.ts';

class FiguresReporter implements Reporter {
  readonly #figures: Figures[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations)
      if (type === figuresAnnotation) this.#figures.push(JSON.parse(description) as Figures);
  }

  onEnd(): void {
    process.stdout.write(`\nSeed ${readTestSeed()}\n`);
    for (const figures of addUp(this.#figures)) process.stdout.write(`${formatFigures(figures)}\n`);
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright requires it of reporters
export default FiguresReporter;
