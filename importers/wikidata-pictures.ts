import type { Kind } from '../src/rules/kinds.ts';
import type { InLanguages } from '../src/rules/languages.ts';
import * as limits from '../src/rules/limits.ts';
import { asObject, cleanText, mapLanguages, ownProperty } from './clean-text.ts';
import { itemsIn, statementsOf, textIn } from './wikidata-claims.ts';
import { tagsOf } from './wikidata-entity.ts';
import { kindOf } from './wikidata-kinds.ts';

/** Whether a text can be the name of a file of Commons. */
export const isFileName = (name: string): boolean => name !== '' && !/[|#<>[\]{}]/.test(name);

/** The file of Commons that an item names as its picture (P18), the preferred one first; or why there is none. */
export function pictureNameOf(entity: Record<string, unknown>): { name: string } | { none: string } {
  const pictures = statementsOf(entity).get('P18') ?? [];
  for (const { main } of pictures) {
    const name = cleanText(textIn(main)).replaceAll('_', ' ');
    if (isFileName(name)) return { name };
  }
  if (pictures.some(({ main }) => main.is === 'none'))
    return { none: 'Wikidata states that there is no picture of it' };
  if (pictures.some(({ main }) => main.is === 'some')) return { none: 'Wikidata does not know its picture' };
  return { none: 'Wikidata names no picture' };
}

/** The address of the IIIF manifest that an item names (P6108); null if it names none. */
export function manifestOf(entity: Record<string, unknown>): string | null {
  for (const { main } of statementsOf(entity).get('P6108') ?? []) {
    const address = cleanText(textIn(main));
    if (/^https?:\/\/\S+$/.test(address) && address.length <= limits.addressLength && URL.canParse(address))
      return address;
  }
  return null;
}

/** The legends of a picture (P2096), by language. */
export function legendsOf(entity: Record<string, unknown>, name: string): InLanguages {
  const statement = statementsOf(entity)
    .get('P18')
    ?.find(({ main }) => cleanText(textIn(main)).replaceAll('_', ' ') === name);
  const byTag = new Map(
    (statement?.qualifiers.get('P2096') ?? []).map((legend) => [
      ownProperty(asObject(legend.value), 'language'),
      cleanText(textIn(legend)),
    ]),
  );
  return mapLanguages((language) => {
    const legend = tagsOf(language).flatMap((tag) => byTag.get(tag) ?? [])[0];
    return legend && legend.length <= limits.image.titleLength ? legend : null;
  });
}

/** Kinds that no item of another kind can be confused with. */
const distinctKinds = new Set<Kind>(['person', 'painting', 'book']);

/** Why an item cannot be the one of a subject of this kind: it describes no thing, or clearly another sort of thing. */
export function unfitReasonOf(entity: Record<string, unknown>, kind: Kind): string | null {
  const statements = statementsOf(entity);
  const classes = [...itemsIn(statements.get('P31')), ...itemsIn(statements.get('P279'))];
  const what = kindOf(classes, (property) => statements.has(property));
  if ('passedOver' in what) return `Wikidata describes it as ${what.passedOver}`;
  // An item may belong to several kinds, as a person and a legend.
  const itemKinds = classes.flatMap((id) => {
    const classKind = kindOf([id], () => false);
    return 'kind' in classKind ? [classKind.kind] : [];
  });
  if (what.kind === kind || itemKinds.includes(kind)) return null;
  return distinctKinds.has(what.kind) || (distinctKinds.has(kind) && classes.length)
    ? `Wikidata describes it as ${article[what.kind]}, not as ${article[kind]}`
    : null;
}

const article: Record<Kind, string> = {
  person: 'a person',
  book: 'a book',
  war: 'a war',
  painting: 'a painting',
  polity: 'a state',
  site: 'a site',
  event: 'an event',
  place: 'a place',
  people: 'a people',
  idea: 'an idea',
};
