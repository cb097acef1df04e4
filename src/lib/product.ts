/** The product's name and its line, in the one place where they can change in a minute. */
export const product = { name: 'Lamplight', title: 'Lamplight: speak your story' } as const;

/** The document's title: the screen's name first, then the product's line (section 2); home has the line alone. */
export function pageTitle(screen: string | null): string {
  return screen === null || screen === '' ? product.title : `${screen} · ${product.title}`;
}
