/** Read as markup, or of the program that it was copied from. */
const otherwiseRead = /^(?:-|mso-|font-weight$|font-style$|vertical-align$|display$|tab-stops$|page-break)/;
/** As text is anyway. */
const isDefault =
  /^(?:0[a-z%]*|normal|inherit|initial|unset|auto|none|transparent|left|start|justify|baseline|visible|black|windowtext|#0{3}(?:0{3})?|rgb\(0, ?0, ?0\))$/;

/**
 * The styles of what was pasted. Alignment that an author chose is kept. Colours and sizes are not, though an article
 * may have them (rules/html/safe-styles.ts): word processors give them to every word.
 */
export function readStyle(style: string): { kept: string; others: string[] } {
  const others: string[] = [];
  let kept = '';
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    if (name === 'text-align' && /^(?:center|right|end)$/.test(value)) kept = `text-align:${value}`;
    else if (name && !otherwiseRead.test(name) && !isDefault.test(value)) others.push(name);
  }
  return { kept, others };
}
