import { formProblem } from '#src/lib/form-problem.ts';
import { formText } from '#src/lib/form-text.ts';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { openForm } from '#src/ui/overlay/form-dialog.tsx';
import type { ProjectView } from './project-view.ts';
import { changeProject } from './queries.ts';

const names = ['name', 'category', 'subtitle'] as const;

async function save(project: ProjectView, data: FormData) {
  const name = formText(data, 'name');
  if (name === '') return { text: null, fields: { name: 'A project needs a name.' } };
  try {
    const line = { category: formText(data, 'category') || null, subtitle: formText(data, 'subtitle') || null };
    await changeProject(project.slug, { name, ...line });
    return null;
  } catch (error) {
    return formProblem(error, 'general', names);
  }
}

/** Asks for a project's name, category and subtitle. */
export function editProject(project: ProjectView): void {
  openForm({
    title: 'Edit project',
    fields: (problemOf) => (
      <>
        <TextField
          label="Name"
          name="name"
          maxLength={200}
          defaultValue={project.name}
          error={problemOf('name')}
          data-autofocus=""
        />
        <TextField
          label="Category"
          optional
          name="category"
          maxLength={60}
          defaultValue={project.category ?? ''}
          error={problemOf('category')}
        />
        <TextField
          label="Subtitle"
          optional
          name="subtitle"
          maxLength={300}
          defaultValue={project.subtitle ?? ''}
          error={problemOf('subtitle')}
        />
      </>
    ),
    onSubmit: (data) => save(project, data),
  });
}
