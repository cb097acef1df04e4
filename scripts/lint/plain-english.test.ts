import { describe, expect, it } from 'vitest';
import { findWordsThatAreOut } from './plain-english.ts';

describe('findWordsThatAreOut', () => {
  it.each([
    ['Read the cookie anew and repeat once.', 'anew'],
    ['A hint how to mend it.', 'mend'],
    ['Whoever presents it reads one page.', 'Whoever'],
    ['What Laravel does of itself', 'of itself'],
    ['A transcript written beforehand.', 'beforehand'],
    ['The fault stands.', 'stands'],
    ['It turns strangers away.', 'turns strangers away'],
    ['It lets in the writer.', 'lets in'],
    ['"x" is no port.', 'is no'],
    ['A mark that is none is dropped.', 'is none'],
    ['The sentence is not there.', 'is not there'],
    ['It stands no more.', 'stands'],
    ['There are none any more.', 'any more'],
    ['The clock goes on from there.', 'goes on'],
    ['401 was due.', 'was due'],
    ['One that takes the place of another.', 'takes the place of'],
    ['Something in the request does not hold.', 'does not hold'],
    ['The header doesn’t fit the cookie.', 'doesn’t fit the'],
    ['What is wrong is then told by `problem`.', 'is then told'],
    ['It tells the others.', 'tells'],
    ['Nothing else was heard.', 'heard'],
    ['500: not met', 'not met'],
    ['The work has begun again.', 'begun'],
    ['Put a picture back: put it back.', 'put it back'],
    ['An answer was worked through.', 'worked through'],
    ['The client waited in vain.', 'in vain'],
    ['What becomes of an answer.', 'becomes of'],
    ['There is no such thing.', 'no such thing'],
    ['Those left out stay as they are.', 'as they are'],
    ['Where the file lies below the root.', 'lies below'],
    ['To no foreign page.', 'foreign page'],
    ['Controls of the mock environment', 'mock environment'],
  ])('finds the phrase in %j', (text, word) => {
    expect(findWordsThatAreOut(text).map((match) => match.word)).toContain(word);
  });

  it.each([
    'There is no speech recognition.',
    'Null if there is none.',
    'This plan is no longer active.',
    'Load any more insights',
    'No more insights available.',
    'SSE stands for server-sent events.',
    'It goes on top of the list.',
    'The story as it was first written.',
    'A story told in conversation.',
    'The writer tells a new story.',
    'Payment is due on 12 November.',
    'What the writer says about their own work.',
    'The recommended amendment',
    'Lets in-flight requests finish.',
  ])('finds nothing in %j', (text) => {
    expect(findWordsThatAreOut(text)).toEqual([]);
  });

  it('suggests a replacement for each phrase in the order of the text', () => {
    expect(findWordsThatAreOut('Whoever asks waits in\nvain, and asks anew.')).toEqual([
      { word: 'Whoever', suggestion: 'anyone who' },
      { word: 'in\nvain', suggestion: 'timed out' },
      { word: 'anew', suggestion: 'again, or a verb with re-' },
    ]);
  });
});
