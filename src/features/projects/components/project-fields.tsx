import { TextField } from '#src/ui/controls/text-field.tsx';

type Values = { readonly name: string; readonly category: string | null; readonly subtitle: string | null };

type Props = { values?: Values; getProblem: (name: string) => string | undefined };

export function ProjectFields({ values, getProblem }: Props) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        maxLength={200}
        defaultValue={values?.name}
        error={getProblem('name')}
        data-autofocus=""
      />
      <TextField
        label="Category"
        optional
        name="category"
        placeholder="Novel"
        maxLength={60}
        defaultValue={values?.category ?? ''}
        error={getProblem('category')}
      />
      <TextField
        label="Subtitle"
        optional
        name="subtitle"
        maxLength={300}
        defaultValue={values?.subtitle ?? ''}
        error={getProblem('subtitle')}
      />
    </>
  );
}
