let open: (slug: string) => void = () => undefined;

/** Registers the opener. The app builds the modal, since it joins several features. */
export function provideReconciliation(opener: (slug: string) => void): void {
  open = opener;
}

/** Opens the reconciliation modal (section 2). */
export function openReconciliation(slug: string): void {
  open(slug);
}
