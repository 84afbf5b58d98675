import { canonicalJson } from '../../../../rules/canonical-json.ts';
import type { ReplyOf } from '../../../../kit/calls/endpoint.ts';
import type { WrittenRegion } from '../../face/gallery-rules.ts';
import type { openPicture } from '../../gallery/contract.ts';

export type OpenedPicture = ReplyOf<typeof openPicture>;

/** The two halves of a picture's form; each is submitted separately. */
interface Halves {
  regions: readonly WrittenRegion[];
  picture: OpenedPicture['details']['content'];
}
export type Half = keyof Halves;

/** The typed input; an unchanged half is null. */
export interface PictureInput {
  regions: Halves['regions'] | null;
  details: Halves['picture'] | null;
  /** The versions that the changed halves are based on. */
  bases: Record<Half, string | null>;
}
export const emptyPictureInput: PictureInput = {
  regions: null,
  details: null,
  bases: { regions: null, picture: null },
};

const fieldOf = { regions: 'regions', picture: 'details' } as const;
const openedContent = ({ regions, details }: OpenedPicture): Halves => ({
  regions: regions.content.regions,
  picture: details.content,
});
const isEqual = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b);

/** The shown halves: the typed input, or the opened content. */
export function shownHalves(input: PictureInput, opened: OpenedPicture): Halves {
  const { regions, picture } = openedContent(opened);
  return { regions: input.regions ?? regions, picture: input.details ?? picture };
}

/** Copies stored by an older version may contain an unchanged half instead of null. */
export const isHalfChanged = (input: PictureInput, half: Half, opened: OpenedPicture): boolean =>
  input[fieldOf[half]] !== null && !isEqual(input[fieldOf[half]], openedContent(opened)[half]);

/** Changes a half. Its base is the version at its first change. */
export function changeHalf<H extends Half>(
  input: PictureInput,
  half: H,
  change: (now: Halves[H]) => Halves[H],
  opened: OpenedPicture,
): PictureInput {
  const content = change(shownHalves(input, opened)[half]);
  if (isEqual(content, openedContent(opened)[half])) return withoutHalf(input, half);
  const openedBase = half === 'regions' ? opened.regions.baseId : opened.details.baseId;
  const base = isHalfChanged(input, half, opened) ? input.bases[half] : openedBase;
  return { ...input, [fieldOf[half]]: content, bases: { ...input.bases, [half]: base } };
}

/** Removes a half after it was submitted. */
export const withoutHalf = (input: PictureInput, half: Half): PictureInput => ({
  ...input,
  [fieldOf[half]]: null,
  bases: { ...input.bases, [half]: null },
});
