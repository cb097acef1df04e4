/** Said before anything is sent. */
const texts = {
  notPicture: 'We can’t use this file type. Choose a PNG, JPEG, WebP or GIF image.',
  tooLarge: 'This image is over 10 MB. Choose a smaller one.',
  empty: 'This file is empty.',
} as const;

/** What the server takes as a picture (contract, elementImageUpload); also the `accept` of a file field. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** The largest picture that the server takes, in bytes (10 MB as Laravel counts). */
export const maxImageBytes = 10_240 * 1024;

/** What is wrong with a file that is to be uploaded as a picture, said before anything is sent; null when nothing is. */
export function getImageFileProblem({ type, size }: { readonly type: string; readonly size: number }): string | null {
  if (!imageTypes.some((known) => known === type)) return texts.notPicture;
  if (size === 0) return texts.empty;
  return size > maxImageBytes ? texts.tooLarge : null;
}
