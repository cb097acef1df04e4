/**
 * Phrases that our style rules out and a pattern finds without false positives. For UI strings, docs and the contract's
 * descriptions.
 */

type WordThatIsOut = {
  word: string;
  suggestion: string;
};

/** Patterns match whole words in any case; a space matches any white space, and ' also matches ’. */
const phrases: [pattern: string, suggestion: string][] = [
  ['anew', 'again, or a verb with re-'],
  ['mend(?:s|ed|ing)?', 'fix'],
  ['whoever', 'anyone who'],
  ['of itself', 'automatically'],
  ['beforehand', 'in advance'],
  ['stands(?! (?:for|out)\\b)', 'is, appears'],
  ['turn(?:s|ed|ing)? (?:[a-z]+ )?away', 'reject'],
  ['lets in', 'admit, sign in'],
  ['(?<!there )(?:is|are) no(?! (?:longer|more|less|later|fewer|matter))', "isn't a, aren't"],
  ['(?<!there )(?:is|are) none', "isn't one, aren't any"],
  ['not any more|(?:any|no) more(?=[.,;:)!?]|$)', 'no longer'],
  ['(?:go|goes|went|gone) on(?! (?:to|top)\\b)', 'continue'],
  ['(?:was|were) due', 'expected'],
  ['(?:take|takes|took|taking|taken) the place of', 'replace'],
  ['in its place', 'instead'],
  ["(?:does|do|did)(?: not|n't) hold", 'is invalid, fails'],
  ["(?:does|do|did)(?: not|n't) fit the", "doesn't match"],
  ['(?:keeps|kept|holds|held) to (?:the|its)', 'follow, check against'],
  ['(?:is|are|was|were|been|being|not) (?:then )?told', 'is shown, reported'],
  ['tells(?! [^.]*\\bstor(?:y|ies)\\b)', 'shows, reports, contains'],
  ['heard', 'received'],
  ['(?:is|was|were|not) met', 'seen, received'],
  ['begun', 'started'],
  ['(?:take|takes|took|taken|put|puts|putting) (?:(?:it|them) )?back', 'undo, restore'],
  ['worked through', 'processed'],
  ['in vain', 'timed out'],
  ['becomes? of', 'the result, the progress'],
  ['no such thing', 'not found'],
  ['as (?:it is|it was|it came|they are|they were)(?=[.;,]|$)', 'unchanged'],
  ['(?:lie|lies|lay) (?:in|at|on|below|under|there)', 'is, arrives'],
  ['(?:is|are|was|were) not there', "doesn't exist, is missing"],
  ['foreign (?:page|origin|site|writer|user)s?', "cross-origin, another user's"],
  ['mock environment', 'mock server'],
];

const matchers = phrases.map(([pattern, suggestion]) => ({
  pattern: new RegExp(`(?<![\\w-])(?:${pattern.replaceAll("'", "['’]").replaceAll(' ', '\\s+')})(?![\\w-])`, 'gi'),
  suggestion,
}));

export function findWordsThatAreOut(text: string): WordThatIsOut[] {
  return matchers
    .flatMap(({ pattern, suggestion }) =>
      [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ index, word, suggestion })),
    )
    .toSorted((one, other) => one.index - other.index)
    .map(({ word, suggestion }) => ({ word, suggestion }));
}

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
