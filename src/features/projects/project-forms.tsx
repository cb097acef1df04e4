import type { ProjectUpdateRequest } from '#src/api/generated/types.ts';
import { type FormError, formText, toFormError } from '#src/lib/form-error.ts';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { openForm } from '#src/ui/overlay/form-dialog.tsx';
import type { ProjectModel } from './project-model.ts';
import { changeProject, createProject } from './queries.ts';

type Values = { readonly name: string; readonly category: string | null; readonly subtitle: string | null };

type Props = { values?: Values; getProblem: (name: string) => string | undefined };

function ProjectFields({ values, getProblem }: Props) {
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

type Filled = Required<ProjectUpdateRequest>;

async function send(data: FormData, save: (filled: Filled) => Promise<unknown>): Promise<FormError | null> {
  const name = formText(data, 'name');
  if (name === '') return { text: null, fields: { name: 'Enter a name.' } };
  const category = formText(data, 'category') || null;
  const subtitle = formText(data, 'subtitle') || null;
  try {
    await save({ name, category, subtitle });
    return null;
  } catch (error) {
    return toFormError(error, 'general', ['name', 'category', 'subtitle']);
  }
}

export function editProject(project: ProjectModel): void {
  openForm({
    title: 'Edit project',
    fields: (getProblem) => <ProjectFields values={project} getProblem={getProblem} />,
    onSubmit: (data) => send(data, (filled) => changeProject(project.slug, filled)),
  });
}

export function newProject(onCreated: (slug: string) => void): void {
  openForm({
    title: 'New project',
    action: 'Create project',
    fields: (getProblem) => <ProjectFields getProblem={getProblem} />,
    onSubmit: (data) => send(data, async (filled) => onCreated(await createProject(filled))),
  });
}
