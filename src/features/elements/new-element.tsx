import { openForm } from '#src/ui/overlay/form-dialog.tsx';
import { ElementFields, sendTexts, textsOf } from './element-form.tsx';
import { createElement } from './queries.ts';

type NewElement = {
  readonly project: string;
  /** The part of the address of its kind, such as "characters". */
  readonly kind: string;
  /** "Character". */
  readonly kindName: string;
  /** The slug of an element that it is related to from the beginning. */
  readonly relatedTo?: string;
  /** Gets the slug of the element that was made. */
  readonly onCreated: (slug: string) => void;
};

/** Asks for a new element of a kind. */
export function newElement({ project, kind, kindName, relatedTo, onCreated }: NewElement): void {
  openForm({
    title: `New ${kindName.toLowerCase()}`,
    fields: (problemOf) => <ElementFields kind={kind} problemOf={problemOf} />,
    onSubmit: (data) => {
      const texts = textsOf(data);
      return sendTexts(texts, async () => {
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
