/** The insights' texts outside errors: exactly as the specification where it has one. */
export const insightListTexts = {
  current: { empty: 'No current insights found.', hint: 'They appear as you answer.' },
  saved: {
    empty: 'No saved insights found.',
    hint: 'Tap the bookmark on any insight.',
    end: "You've reached the end of your saved insights.",
    more: 'Load more insights',
  },
  history: {
    empty: 'No history insights found.',
    hint: 'They appear as you answer.',
    end: 'End of insights history. No more insights available.',
    more: 'Load more insights',
  },
  search: {
    placeholder: 'Search...',
    more: 'Load more search results',
    empty: 'No insights match your search. Try different keywords.',
    running: (term: string) => `Searching all insights for "${term}"...`,
  },
  generating: 'Generating creative insights...',
  news: (count: number) => (count === 1 ? '1 new insight' : `${count} new insights`),
} as const;
