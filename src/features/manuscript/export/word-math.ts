import { findChild, partsOf, textIn, type XmlElement } from './word-xml.ts';

/** Returns a formula on one line: "a/b", "x^2", "√(y)". */
export function mathText(element: XmlElement | undefined): string {
  return partsOf(element)
    .map((part) => partText(part))
    .join('');
}

function partText(part: XmlElement): string {
  const text = (name: string): string => mathText(findChild(part, name));
  const group = (name: string): string => inParentheses(text(name));
  switch (part.name) {
    case 'm:t':
    case 'w:t':
      return textIn(part);
    case 'm:f':
      return `${group('m:num')}/${group('m:den')}`;
    case 'm:sSup':
      return `${text('m:e')}^${group('m:sup')}`;
    case 'm:sSub':
      return `${text('m:e')}_${group('m:sub')}`;
    case 'm:sSubSup':
      return `${text('m:e')}_${group('m:sub')}^${group('m:sup')}`;
    case 'm:rad':
      return `${text('m:deg')}√${group('m:e')}`;
    case 'm:nary':
      return `${valueOfMath(part, 'm:naryPr', 'm:chr') ?? '∫'}${limits(text('m:sub'), text('m:sup'))} ${text('m:e')}`;
    case 'm:d': {
      const [begin, end] = [
        valueOfMath(part, 'm:dPr', 'm:begChr') ?? '(',
        valueOfMath(part, 'm:dPr', 'm:endChr') ?? ')',
      ];
      return `${begin}${mathText(part)}${end}`;
    }
    default:
      return mathText(part);
  }
}

function limits(from: string, to: string): string {
  return `${from && `_${inParentheses(from)}`}${to && `^${inParentheses(to)}`}`;
}

function inParentheses(text: string): string {
  return /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`;
}

function valueOfMath(part: XmlElement, ...path: readonly string[]): string | undefined {
  return findChild(part, ...path)?.attributes.get('m:val');
}
