let open: (summary: number) => void = () => undefined;

/** Says who opens the reader: it joins several features, so the application puts it together. */
export function provideSummaryReader(opener: (summary: number) => void): void {
  open = opener;
}

/** Opens the full-screen summary (section 2) over the present screen. */
export function openSummary(summary: number): void {
  open(summary);
}
