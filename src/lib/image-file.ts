const texts = {
  notPicture: 'We can’t use this file type. Choose a PNG, JPEG, WebP or GIF image.',
  tooLarge: 'This image is over 10 MB. Choose a smaller one.',
  empty: 'This file is empty.',
} as const;

/** Image types that the server accepts (contract, elementImageUpload), also for `accept`. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** The server's size limit in bytes (10 MB as Laravel counts). */
export const maxImageBytes = 10_240 * 1024;

export function getImageFileProblem({ type, size }: { readonly type: string; readonly size: number }): string | null {
  if (!imageTypes.some((imageType) => imageType === type)) return texts.notPicture;
  if (size === 0) return texts.empty;
  return size > maxImageBytes ? texts.tooLarge : null;
}
