/** Words of our former dialect that identifiers and file names no longer use, each with its standard term. */

const suggestions = new Map([
  ['anew', 'again, or a verb with re-'],
  ['begun', 'started'],
  ['desk', 'store'],
  ['heard', 'received'],
  ['kept', 'saved, stored'],
  ['rhythm', 'scheduler, autosave'],
  ['shelf', 'list, registry'],
  ['told', 'reported, shown'],
  ['trouble', 'error'],
  ['verdict', 'result, rating'],
  ['whoever', 'anyone'],
  ['witness', 'observer'],
]);

/** Returns the ruled-out words in a name in camel case, kebab case or snake case. */
export function findWordsInName(name: string): { word: string; suggestion: string }[] {
  return name
    .split(/(?=[A-Z])|[^A-Za-z]+/)
    .map((part) => part.toLowerCase())
    .flatMap((word) => {
      const suggestion = suggestions.get(word);
      return suggestion === undefined ? [] : [{ word, suggestion }];
    });
}
