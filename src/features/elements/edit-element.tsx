import { openForm } from '#src/ui/overlay/form-dialog.tsx';
import { EditFields } from './components/edit-fields.tsx';
import { factsOf } from './components/fact-fields.tsx';
import { changeOf } from './element-change.ts';
import { sendTexts, textsOf } from './element-form.tsx';
import type { ElementDetail } from './element-view.ts';
import { changeElement } from './queries.ts';

/** Section 2, the edit modal: name, one line, description, facts and picture of an element. */
export function editElement(element: ElementDetail): void {
  openForm({
    title: 'Edit element',
    fields: (problemOf) => <EditFields element={element} problemOf={problemOf} />,
    onSubmit: (data) => {
      const texts = textsOf(data);
      const change = changeOf(element, { ...texts, facts: factsOf(data) });
      return sendTexts(texts, async () => {
        if (Object.keys(change).length > 0) await changeElement(element.project, element.slug, change);
      });
    },
  });
}
