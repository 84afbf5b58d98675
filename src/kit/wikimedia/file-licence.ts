import * as limits from '../../rules/limits.ts';
import type { Citation } from '../../rules/schemas.ts';
import { ellipsize } from '../../rules/text-width.ts';
import { toPlainText } from '../../rules/safe-html.ts';
import { licences, licenceName, licenceUrl, type Licence } from '../../rules/licences.ts';

/** Metadata of a file (`extmetadata`), by field, as plain text. */
export type FileMetadata = Readonly<Record<string, string>>;

/** Licences of Commons: the public domain, CC0, CC BY and CC BY-SA. */
const acceptedLicences = licences.filter((licence) => /^(?:public-domain|CC)/.test(licence));

/** A licence, and how its author must be named; or the reason why the file cannot be used. */
export interface FileRights {
  licence: Licence;
  author: string | null;
  credit: string | null;
}

/** The rights of a file by its machine-readable fields only; nothing is concluded from prose. */
export function rightsOf(metadata: FileMetadata): FileRights | { refused: string; stated: string } {
  const { License = '', LicenseShortName = '', LicenseUrl = '', NonFree, Attribution, Artist, Credit } = metadata;
  const stated = LicenseShortName || License || LicenseUrl;
  if (NonFree && NonFree !== 'false') return { refused: `it is not free (${stated || 'fair use'})`, stated };
  if (!stated) return { refused: 'no licence is stated for it', stated };
  const licence = findLicence([LicenseUrl, License, LicenseShortName]);
  if (!licence) return { refused: `its licence, ${stated}, is not accepted here`, stated };
  const author = Attribution || Artist || null;
  if (!author && licence.startsWith('CC-BY'))
    return { refused: `${licenceName(licence, 'en')} demands an author, and none is stated`, stated };
  return { licence, author, credit: Credit || null };
}

/** The first field that names exactly an accepted licence: other versions and ported ones are other licences. */
function findLicence(fields: readonly string[]): Licence | null {
  for (const field of fields) {
    const licence = acceptedLicences.find((candidate) => formsOf(candidate).has(normalize(field)));
    if (licence) return licence;
    if (/^(?:pd|pd-.*|public domain)$/i.test(field.trim())) return 'public-domain';
  }
  return null;
}

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?creativecommons\.org\//, '')
    .replace(/(?:legalcode|deed\.\w+)$/, '')
    .replace(/[^a-z\d.]+/g, ' ')
    .trim();

/** Names under which Commons states a licence: the address of its text, its template, its short name. */
const formsOf = (licence: Licence): ReadonlySet<string> =>
  new Set(
    [
      licenceUrl(licence) ?? 'publicdomain/mark/1.0',
      licence,
      licenceName(licence, 'en'),
      ...(licence === 'CC0-1.0' ? ['cc-zero', 'cc0'] : []),
    ].map(normalize),
  );

/** The fields of `extmetadata` as plain text; others than text are left out. */
export function readMetadata(extmetadata: unknown): FileMetadata {
  if (typeof extmetadata !== 'object' || extmetadata === null) return {};
  return Object.fromEntries(
    Object.entries(extmetadata).flatMap(([name, field]) => {
      const value: unknown = (field as { value?: unknown } | null)?.value;
      if (typeof value !== 'string' && typeof value !== 'boolean') return [];
      const text = toPlainText(String(value)).replace(/\s+/g, ' ').trim();
      return text ? [[name, text]] : [];
    }),
  );
}

/** Media types of Commons that are pictures, as MediaWiki names them. */
export const isPictureFile = ({ mediaType }: { mediaType: string }): boolean => /^(?:BITMAP|DRAWING)$/.test(mediaType);

/** Name, author, licence and source of a file, as a picture here states them. */
export const fileDetails = (
  { name, page }: { name: string; page: string },
  { licence, author, credit }: FileRights,
): { name: string; author: string | null; licence: Licence; source: Citation } => ({
  name: name.slice(0, limits.nameLength),
  author: author && ellipsize(author, limits.image.titleLength),
  licence,
  source: {
    title: 'Wikimedia Commons',
    author: null,
    year: null,
    where: ellipsize([name, credit].filter(Boolean).join(' · '), limits.citationFieldLength),
    url: page,
  },
});

/** The fields that are requested. */
export const metadataFields = [
  'License',
  'LicenseShortName',
  'LicenseUrl',
  'NonFree',
  'Artist',
  'Attribution',
  'Credit',
] as const;
