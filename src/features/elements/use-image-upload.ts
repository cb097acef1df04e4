import { useState } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { getImageFileProblem } from '#src/lib/image-file.ts';
import type { ElementCard } from './element-view.ts';
import { uploadElementImage } from './queries.ts';

/** A picture on its way: how much of it has left, 0 to 1; and why the last one was not taken. */
export type ImageUpload = {
  readonly sent: number | null;
  readonly problem: string | null;
  /** Sends a file, if it may be a picture. A second one waits for nobody: it is ignored while one is on its way. */
  readonly pick: (files: readonly File[]) => void;
};

/** The reason in the words of section 8: the server's message, or "An error occurred during upload." */
function problemOf(error: unknown): string | null {
  const told = describeError(error, 'upload');
  return told && [told.text, told.detail].filter((line) => line !== null).join(' ');
}

/** Uploads a picture of an element and tells how far it is. It goes on when the screen is left. */
export function useImageUpload(element: ElementCard): ImageUpload {
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(file: File): Promise<void> {
    setProblem(null);
    setSent(0);
    try {
      await uploadElementImage(element, file, setSent);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setSent(null);
    }
  }

  return {
    sent,
    problem,
    pick: ([file]) => {
      if (file === undefined || sent !== null) return;
      const unfit = getImageFileProblem(file);
      if (unfit === null) void upload(file);
      else setProblem(unfit);
    },
  };
}
