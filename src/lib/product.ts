export const product = { name: 'Lamplight', title: 'Lamplight: speak your story' } as const;

/** Returns the document title: the screen's name, then the product's line. Home has the line alone. */
export function pageTitle(screen: string | null): string {
  return screen === null || screen === '' ? product.title : `${screen} · ${product.title}`;
}
