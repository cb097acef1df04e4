import { openForm } from '#src/ui/overlay/form-dialog.tsx';
import { EditFields } from './components/edit-fields.tsx';
import { readFactFields } from './components/fact-fields.tsx';
import { getElementChange } from './element-change.ts';
import { saveElementForm, readElementForm } from './element-form.tsx';
import type { ElementDetail } from './element-model.ts';
import { changeElement } from './queries.ts';

/** Opens section 2's edit modal: name, line, description, facts and image. */
export function editElement(element: ElementDetail): void {
  openForm({
    title: 'Edit element',
    fields: (getProblem) => <EditFields element={element} getProblem={getProblem} />,
    onSubmit: (data) => {
      const texts = readElementForm(data);
      const change = getElementChange(element, { ...texts, facts: readFactFields(data) });
      return saveElementForm(texts, async () => {
        if (Object.keys(change).length > 0) await changeElement(element.project, element.slug, change);
      });
    },
  });
}
