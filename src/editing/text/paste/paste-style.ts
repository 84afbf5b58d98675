/** Converted to markup elsewhere, or specific to the source program. */
const ignoredProperties = /^(?:-|mso-|font-weight$|font-style$|vertical-align$|display$|tab-stops$|page-break)/;
/** Default values. */
const defaultValues =
  /^(?:0[a-z%]*|normal|inherit|initial|unset|auto|none|transparent|left|start|justify|baseline|visible|black|windowtext|#0{3}(?:0{3})?|rgb\(0, ?0, ?0\))$/;

/**
 * Reads the styles of pasted elements. Keeps alignment chosen by an author. Drops colours and sizes, although articles
 * may have them (rules/html/safe-styles.ts), because word processors set them on every word.
 */
export function readStyle(style: string): { keptStyle: string; others: string[] } {
  const others: string[] = [];
  let keptStyle = '';
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    if (name === 'text-align' && /^(?:center|right|end)$/.test(value)) keptStyle = `text-align:${value}`;
    else if (name && !ignoredProperties.test(name) && !defaultValues.test(value)) others.push(name);
  }
  return { keptStyle, others };
}
