/** The profile's texts (section 3), in screen order. */
export const textFields = [
  { name: 'bio', label: 'Bio' },
  { name: 'writing_motivation', label: 'Writing motivation' },
  { name: 'desired_impact', label: 'Desired impact' },
  { name: 'origin_story', label: 'Origin story' },
  { name: 'storytelling_strengths', label: 'Storytelling strengths' },
  { name: 'unique_perspective', label: 'Unique perspective' },
  { name: 'current_projects', label: 'Current projects' },
] as const;

/** The profile's lists (section 3), in screen order. */
export const listFields = [
  { name: 'genres', label: 'Genres' },
  { name: 'formats', label: 'Formats' },
  { name: 'themes', label: 'Themes' },
  { name: 'growth_areas', label: 'Growth areas' },
] as const;

export type TextFieldName = (typeof textFields)[number]['name'];
export type ListFieldName = (typeof listFields)[number]['name'];
