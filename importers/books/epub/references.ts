import { posix } from 'node:path';

/** A file of an archive and the place in it, as a reference names them. */
export interface Reference {
  /** The name in the archive; null if there is no such file. */
  name: string | null;
  /** The id of an element; empty for the whole file. */
  fragment: string;
  /** Whether its percent encoding is malformed, so that it was read literally. */
  isMalformed: boolean;
}

/**
 * A function that resolves references of a file in an archive: exactly, else without query and fragment, else
 * regardless of letter case and Unicode form. Several files that differ only so are never guessed between.
 */
export function referenceResolver(names: readonly string[]): (href: string, from: string) => Reference {
  const exact = new Set(names);
  const alike = Map.groupBy(names, foldName);
  const find = (path: string, from: string): string | null => {
    const slashed = path.replaceAll('\\', '/');
    const name = posix
      .normalize(slashed.startsWith('/') ? slashed.slice(1) : posix.join(posix.dirname(from), slashed))
      .replace(/^(?:\.\.\/)+/, '');
    if (exact.has(name)) return name;
    const [only, ...others] = alike.get(foldName(name)) ?? [];
    return only !== undefined && !others.length ? only : null;
  };
  return (href, from) => {
    const written = href.trim();
    const [, path = '', , hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(written) ?? [];
    const decodedPath = decodeAddress(path),
      fragment = decodeAddress(hash) ?? hash;
    const isMalformed = decodedPath === null;
    if (/^[a-z][a-z\d+.-]+:/i.test(path)) return { name: null, fragment, isMalformed };
    if (!path) return { name: exact.has(from) ? from : null, fragment, isMalformed };
    for (const candidate of [decodedPath, path, decodeAddress(written), written]) {
      const name = candidate === null ? null : find(candidate, from);
      if (name !== null) return { name, fragment, isMalformed };
    }
    return { name: null, fragment, isMalformed };
  };
}

const foldName = (name: string) => name.normalize('NFC').toLowerCase();

/** A decoded address; null if its percent encoding is malformed. */
function decodeAddress(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}
