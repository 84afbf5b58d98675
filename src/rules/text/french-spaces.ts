/**
 * French sets a narrow no-break space before ; : ? ! » and behind «; people type a plain one, or a no-break one of full
 * width, or none behind «. Only what stands before white space, a closing mark or the end is taken for punctuation:
 * 10:30, a:b and addresses stay as they are.
 */
export const withFrenchSpaces = (text: string): string =>
  text
    .replace(/«[ \u00a0\u202f]?(?=\S|$)/g, '«\u202f')
    .replace(/(?<=\S|^)[ \u00a0\u202f]?»/g, '\u202f»')
    .replace(/[ \u00a0](?=[;:?!]+(?:[\s)\]»”’.,…]|$))/g, '\u202f')
    .replace(/(?<=[\p{L}\d)\]])(?=[;?!]+(?:\s|$))/gu, '\u202f');
