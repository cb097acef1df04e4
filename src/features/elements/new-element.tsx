import { openForm } from '#src/ui/overlay/form-dialog.tsx';
import { ElementFields, saveElementForm, readElementForm } from './element-form.tsx';
import { createElement } from './queries.ts';

type NewElement = {
  readonly project: string;
  readonly kind: string;
  readonly kindName: string;
  readonly relatedTo?: string;
  readonly onCreated: (slug: string) => void;
};

export function newElement({ project, kind, kindName, relatedTo, onCreated }: NewElement): void {
  openForm({
    title: `New ${kindName.toLowerCase()}`,
    fields: (getProblem) => <ElementFields kind={kind} getProblem={getProblem} />,
    onSubmit: (data) => {
      const texts = readElementForm(data);
      return saveElementForm(texts, async () => {
        const slug = await createElement(project, {
          type: kind,
          ...texts,
          ...(relatedTo !== undefined && { related_to: relatedTo }),
        });
        if (slug !== null) onCreated(slug);
      });
    },
  });
}
