import { useProjectCreate, useProjectUpdate } from '#src/api/generated/api/projects.ts';
import type { ProjectUpdateRequest } from '#src/api/generated/types.ts';
import { formText } from '#src/lib/form-error.ts';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { FormDialog, openForm } from '#src/ui/overlay/form-dialog.tsx';
import type { ProjectModel } from './project-model.ts';
import { readCreated, refreshProject } from './queries.ts';

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

const fieldNames = ['name', 'category', 'subtitle'] as const;

type Filled = Required<ProjectUpdateRequest>;

type FormProps = {
  title: string;
  action?: string;
  values?: Values;
  mutation: { readonly isPending: boolean; readonly error: unknown };
  onSend: (filled: Filled) => void;
};

function ProjectForm({ values, onSend, ...form }: FormProps) {
  return (
    <FormDialog
      {...form}
      fieldNames={fieldNames}
      onSubmit={(data) => {
        const name = formText(data, 'name');
        if (name === '') return { name: 'Enter a name.' };
        onSend({ name, category: formText(data, 'category') || null, subtitle: formText(data, 'subtitle') || null });
        return undefined;
      }}
    >
      {(getProblem) => <ProjectFields {...(values && { values })} getProblem={getProblem} />}
    </FormDialog>
  );
}

function EditProject({ project }: { project: ProjectModel }) {
  const { slug } = project;
  const { close } = useDialog();
  const onSuccess = async (): Promise<void> => {
    await refreshProject(slug);
    close();
  };
  const update = useProjectUpdate({ mutation: { onSuccess } });
  return (
    <ProjectForm
      title="Edit project"
      values={project}
      mutation={update}
      onSend={(data) => update.mutate({ project: slug, data })}
    />
  );
}

function NewProject({ onCreated }: { onCreated: (slug: string) => void }) {
  const { close } = useDialog();
  const create = useProjectCreate({
    mutation: {
      onSuccess: async (response) => {
        onCreated(await readCreated(response));
        close();
      },
    },
  });
  return (
    <ProjectForm
      title="New project"
      action="Create project"
      mutation={create}
      onSend={(data) => create.mutate({ data })}
    />
  );
}

export function editProject(project: ProjectModel): void {
  openForm(<EditProject project={project} />);
}

export function newProject(onCreated: (slug: string) => void): void {
  openForm(<NewProject onCreated={onCreated} />);
}
