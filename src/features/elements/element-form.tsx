import { formText } from '#src/lib/form-error.ts';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';

export type ElementFormText = {
  readonly name: string;
  readonly subtitle: string | null;
  readonly description: string | null;
};

export const elementFieldNames = ['name', 'subtitle', 'description', 'facts'] as const;

/** Reads a form, with line ends as typed. */
export function readElementForm(data: FormData): ElementFormText {
  return {
    name: formText(data, 'name'),
    subtitle: formText(data, 'subtitle') || null,
    description: formText(data, 'description').replaceAll('\r\n', '\n') || null,
  };
}

type Props = {
  texts?: ElementFormText;
  getProblem: (name: string) => string | undefined;
};

export function ElementFields({ texts, getProblem }: Props) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        maxLength={200}
        defaultValue={texts?.name ?? ''}
        error={getProblem('name')}
        autoComplete="off"
        data-autofocus=""
      />
      <TextField
        label="In one line"
        optional
        name="subtitle"
        maxLength={300}
        defaultValue={texts?.subtitle ?? ''}
        error={getProblem('subtitle')}
        autoComplete="off"
      />
      <TextArea
        label="Description"
        optional
        name="description"
        maxLength={20_000}
        minLines={4}
        defaultValue={texts?.description ?? ''}
        error={getProblem('description')}
        hint="Start a line with # to make a heading."
      />
    </>
  );
}
