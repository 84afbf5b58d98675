/**
 * French typography has a narrow no-break space before ; : ? ! » and after «; people type a plain one, a no-break one
 * of full width, or none after «. Only a mark followed by white space, a closing mark or the end counts as punctuation:
 * 10:30, a:b and addresses stay unchanged.
 */
export const withFrenchSpaces = (text: string): string =>
  text
    .replace(/«[ \u00a0\u202f]?(?=\S|$)/g, '«\u202f')
    .replace(/(?<=\S|^)[ \u00a0\u202f]?»/g, '\u202f»')
    .replace(/[ \u00a0](?=[;:?!]+(?:[\s)\]»”’.,…]|$))/g, '\u202f')
    .replace(/(?<=[\p{L}\d)\]])(?=[;?!]+(?:\s|$))/gu, '\u202f');
