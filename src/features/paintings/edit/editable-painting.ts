import { Painting, type Painting as Content } from '../rules.ts';
import { mergeValue } from '../../../editing/drafts/merge.ts';

/** Sides as typed, in centimetres. */
type Sides = Record<'height' | 'width' | 'depth', string>;
/** A painting while it is edited. */
export interface EditablePainting extends Omit<Content, 'size'> {
  size: Sides;
}

const sides = ['height', 'width', 'depth'] as const;

export const emptyPainting = (): EditablePainting => toEditablePainting(Painting.parse({}));

export function toEditablePainting({ size, ...content }: Content): EditablePainting {
  const typed = (side: number | null) => (side === null ? '' : String(side));
  return { ...content, size: { height: typed(size.height), width: typed(size.width), depth: typed(size.depth) } };
}

/** Parses a length in centimetres, with a point or comma; null if invalid. */
export function readSide(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(typed) && Number(typed) >= 0.01 ? Number(typed) : null;
}

/** The sides that are filled but not understood. */
export const findInvalidSides = ({ size }: EditablePainting) =>
  sides.filter((side) => size[side].trim() !== '' && readSide(size[side]) === null);

/** The painting as it is saved; painters without an entry or name are left out. */
export const toContent = ({ size, artists, ...rest }: EditablePainting): Content => ({
  ...rest,
  artists: artists.filter(({ itemId, name }) => itemId !== null || Object.values(name).some(Boolean)),
  size: { height: readSide(size.height), width: readSide(size.width), depth: readSide(size.depth) },
});

/** Three-way merge of a painting: if both changed a field, keeps mine and lists it in `contested`. */
export function mergePaintings(
  base: Content,
  local: Content,
  remote: Content,
): { painting: Content; contested: (keyof Content)[] } {
  const contested: (keyof Content)[] = [];
  const mergeField = <K extends keyof Content>(field: K): Content[K] => {
    const merged = mergeValue(base[field], local[field], remote[field]);
    if (!merged) contested.push(field);
    return merged ? merged.value : local[field];
  };
  return {
    painting: {
      artists: mergeField('artists'),
      styles: mergeField('styles'),
      themes: mergeField('themes'),
      materials: mergeField('materials'),
      supports: mergeField('supports'),
      size: mergeField('size'),
      museum: mergeField('museum'),
      inventory: mergeField('inventory'),
      provenance: mergeField('provenance'),
      creditLine: mergeField('creditLine'),
      licence: mergeField('licence'),
      images: mergeField('images'),
      source: mergeField('source'),
    },
    contested,
  };
}
