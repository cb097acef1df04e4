import { parseSettings, storeSettings, clampNumber } from '#src/platform/stored-settings.ts';

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

function parseOption<T extends string>(raw: unknown, options: readonly T[]): T | null {
  return options.find((option) => option === raw) ?? null;
}

/** Parses stored settings; missing or invalid ones get defaults. */
export function readAppearanceSettings(text: string | null): AppearanceSettings {
  const raw = parseSettings(text);
  return {
    face: parseOption(raw['face'], ['serif', 'sans', 'typewriter'] as const) ?? usual.face,
    size: clampNumber(raw['size'], measures.size, usual.size),
    line: clampNumber(raw['line'], measures.line, usual.line),
    width: clampNumber(raw['width'], measures.width, usual.width),
    paper: parseOption(raw['paper'], ['light', 'sepia', 'dark'] as const),
    quiet: raw['quiet'] === true,
  };
}

const stored = storeSettings('manuscriptText', readAppearanceSettings);
export const appearanceSettings$ = stored.settings$;
export const changeAppearanceSettings = stored.change;
