let open: (summary: number) => void = () => undefined;

/** Sets the reader's opener. The app provides it, because it combines several features. */
export function provideSummaryReader(opener: (summary: number) => void): void {
  open = opener;
}

export function openSummary(summary: number): void {
  open(summary);
}
