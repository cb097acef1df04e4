import { toFormError } from '#src/lib/form-error.ts';
import { formText } from '#src/lib/form-text.ts';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { openForm } from '#src/ui/overlay/form-dialog.tsx';
import type { BoardImage } from './moodboard-model.ts';
import { saveText } from './queries.ts';

/** The contract's limit. */
const longest = 500;

const fieldStrings = {
  caption: { title: 'Edit caption', label: 'Caption', hint: 'Shown below the image.' },
  alt: {
    title: 'Edit alt text',
    label: 'Alt text',
    hint: 'Describes the image for people who can’t see it.',
  },
} as const;

export function editImageText(slug: string, image: BoardImage, field: 'caption' | 'alt'): void {
  const { title, label, hint } = fieldStrings[field];
  openForm({
    title,
    fields: (getProblem) => (
      <TextArea
        label={label}
        hint={hint}
        name={field}
        minLines={2}
        maxLength={longest}
        defaultValue={image[field] ?? ''}
        error={getProblem(field)}
        data-autofocus=""
      />
    ),
    onSubmit: async (data) => {
      try {
        await saveText(slug, image.id, { [field]: formText(data, field) || null });
        return null;
      } catch (error) {
        return toFormError(error, 'general', [field]);
      }
    },
  });
}
