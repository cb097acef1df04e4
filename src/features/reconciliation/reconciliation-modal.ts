let open: (slug: string) => void = () => undefined;

/** Says who opens the modal: it joins several features, so the application puts it together. */
export function provideReconciliation(opener: (slug: string) => void): void {
  open = opener;
}

/** Opens the reconciliation modal (section 2) over the present screen: the changes that wait to be settled. */
export function openReconciliation(slug: string): void {
  open(slug);
}
