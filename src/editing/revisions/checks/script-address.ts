/** Content fields that hold an address, by the end of their names. */
const addressField = /(?:url|address|canvas)$/i;
/** Schemes that a browser executes or displays directly instead of opening a page. */
const scriptScheme = /^(?:javascript|data|vbscript|blob|file):/i;

/** Browsers ignore control characters and blanks in a scheme. */
const isScriptAddress = (text: string) => scriptScheme.test(text.replace(/[\0-\x20]+/g, ''));

/** The path of a field whose address would run as a script, as `witnesses.0.sourceUrl`; null when there is none. */
export function scriptAddressIn(content: unknown, path: readonly string[] = []): string | null {
  if (typeof content === 'string')
    return addressField.test(path.at(-1) ?? '') && isScriptAddress(content) ? path.join('.') : null;
  if (typeof content !== 'object' || content === null) return null;
  for (const [name, value] of Object.entries(content)) {
    const foundPath = scriptAddressIn(value, [...path, name]);
    if (foundPath !== null) return foundPath;
  }
  return null;
}
