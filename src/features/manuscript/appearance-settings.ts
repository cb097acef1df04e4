import { observable } from '@legendapp/state';
import { asObject } from '#src/lib/decode.ts';
import { readStored, writeStored } from '#src/platform/browser-storage.ts';

export type Face = 'serif' | 'sans' | 'typewriter';
export type PaperTone = 'light' | 'sepia' | 'dark';

/** The writer's text settings; sizes in px. */
export type AppearanceSettings = {
  readonly face: Face;
  readonly size: number;
  readonly line: number;
  readonly width: number;
  /** Null: the app's theme. */
  readonly paper: PaperTone | null;
  /** Dims all but the current paragraph in focus mode. */
  readonly quiet: boolean;
};

export const measures = {
  size: { min: 16, max: 24, step: 1 },
  line: { min: 1.4, max: 2, step: 0.1 },
  width: { min: 560, max: 800, step: 40 },
} as const;

const usual: AppearanceSettings = { face: 'serif', size: 19, line: 1.7, width: 600, paper: null, quiet: false };
const storageKey = 'manuscriptText';

function parseOption<T extends string>(raw: unknown, options: readonly T[]): T | null {
  return options.find((option) => option === raw) ?? null;
}

function within(raw: unknown, { min, max }: { min: number; max: number }, otherwise: number): number {
  return typeof raw === 'number' && Number.isFinite(raw) ? Math.min(max, Math.max(min, raw)) : otherwise;
}

/** Parses stored settings; missing or invalid ones get defaults. */
export function readAppearanceSettings(text: string | null): AppearanceSettings {
  let raw: Readonly<Record<string, unknown>> = {};
  try {
    raw = asObject(JSON.parse(text ?? ''));
  } catch {
    // Unreadable settings count as missing.
  }
  return {
    face: parseOption(raw['face'], ['serif', 'sans', 'typewriter'] as const) ?? usual.face,
    size: within(raw['size'], measures.size, usual.size),
    line: within(raw['line'], measures.line, usual.line),
    width: within(raw['width'], measures.width, usual.width),
    paper: parseOption(raw['paper'], ['light', 'sepia', 'dark'] as const),
    quiet: raw['quiet'] === true,
  };
}

export const appearanceSettings$ = observable<AppearanceSettings>(
  readAppearanceSettings(readStored('local', storageKey)),
);

export function changeAppearanceSettings(change: Partial<AppearanceSettings>): void {
  const next = { ...appearanceSettings$.peek(), ...change };
  appearanceSettings$.set(next);
  writeStored('local', storageKey, JSON.stringify(next));
}
