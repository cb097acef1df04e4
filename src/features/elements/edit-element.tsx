import type { ElementUpdateRequest } from '#src/contract/generated/model/index.ts';
import { openForm } from '#src/ui/overlay/form-dialog.tsx';
import { EditFields } from './components/edit-fields.tsx';
import { factsOf } from './components/fact-fields.tsx';
import { sendTexts, textsOf } from './element-form.tsx';
import type { ElementDetail } from './element-view.ts';
import { changeElement } from './queries.ts';

const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the form changes: what stands in it as it stood before is not sent, so that it overwrites nothing newer. */
export function changeOf(
  element: ElementDetail,
  filled: Required<Omit<ElementUpdateRequest, never>>,
): ElementUpdateRequest {
  const before = { name: element.name, subtitle: element.line, description: element.description, facts: element.facts };
  return {
    ...(filled.name !== before.name && { name: filled.name }),
    ...(filled.subtitle !== before.subtitle && { subtitle: filled.subtitle }),
    ...(filled.description !== before.description && { description: filled.description }),
    ...(!equal(filled.facts, before.facts) && { facts: filled.facts }),
  };
}

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
