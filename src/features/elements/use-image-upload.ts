import { useState } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { getImageFileProblem } from '#src/lib/image-file.ts';
import type { ElementCard } from './element-model.ts';
import { uploadElementImage } from './queries.ts';

export type ImageUpload = {
  readonly sent: number | null;
  readonly problem: string | null;
  /** Uploads a file if it may be an image. Ignored during an upload. */
  readonly pick: (files: readonly File[]) => void;
};

/** Section 8's reason: the server's message, or "An error occurred during upload." */
function toUploadProblem(error: unknown): string | null {
  const errorText = describeError(error, 'upload');
  return errorText && [errorText.text, errorText.detail].filter((line) => line !== null).join(' ');
}

/** Uploads an element's image and reports progress. Continues after unmounting. */
export function useImageUpload(element: ElementCard): ImageUpload {
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(file: File): Promise<void> {
    setProblem(null);
    setSent(0);
    try {
      await uploadElementImage(element, file, setSent);
    } catch (error) {
      setProblem(toUploadProblem(error));
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
