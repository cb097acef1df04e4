import { describe, expect, it } from 'vitest';
import { guessLanguage } from './guess-language.ts';

describe('guessLanguage', () => {
  it.each([
    ['en', 'What does Mara believe about herself that isn’t true?'],
    ['de', 'Was glaubt Mara über sich selbst, das nicht wahr ist?'],
    ['fr', 'Que croit Mara à propos d’elle-même qui n’est pas vrai, et pourquoi ?'],
    ['es', '¿Qué cree Mara sobre sí misma que no es verdad?'],
    ['it', 'Che cosa crede Mara di sé stessa che non è vero?'],
    ['pt', 'Em que acredita a Mara sobre si mesma que não é verdade?'],
    ['nl', 'Wat gelooft Mara over zichzelf dat niet waar is?'],
    ['sv', 'Vad tror Mara om sig själv som inte är sant?'],
    ['pl', 'Co Mara myśli o sobie, co nie jest prawdą?'],
    ['ru', 'Во что Мара верит о себе, что неправда?'],
    ['uk', 'У що Мара вірить про себе, що є неправдою її життя?'],
    ['ja', 'マラは自分について何を信じていますか。'],
    ['zh', '玛拉相信自己的什么是不真实的？'],
    ['ko', '마라는 자신에 대해 무엇을 믿나요?'],
    ['el', 'Τι πιστεύει η Μάρα για τον εαυτό της;'],
    ['ar', 'ماذا تعتقد مارا عن نفسها؟'],
  ])('recognises %s', (language, question) => {
    expect(guessLanguage(question)).toBe(language);
  });

  it.each(['', 'Mara Ellery?', '1984 …', '🌊'])('leaves %j open', (text) => {
    expect(guessLanguage(text)).toBeNull();
  });
});
