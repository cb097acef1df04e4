/** First ids of archive data, above those in the contract's examples. */
export const archiveIds = {
  stories: 101,
  projects: 201,
  elements: 1001,
  notes: 1001,
  note_sections: 10_001,
  moodboard_items: 2001,
  insights: 20_001,
} as const;
