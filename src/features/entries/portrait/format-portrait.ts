import { selectTranslation, languageTag, type Language } from '../../../rules/languages.ts';
import { licenceUrl } from '../../../rules/licences.ts';
import { readPictureAddress, srcSetOf } from '../../../rules/picture-address.ts';
import { creditParts } from '../../media/face/credit.ts';
import type { Portrait } from '../../../rules/pictures/portrait.ts';

/** A portrait with formatted texts, so that the browser needs no lookup tables. */
export interface FormattedPortrait {
  id: string;
  url: string;
  srcSet: string | undefined;
  /** In pixels. */
  width: number;
  height: number;
  caption: { text: string; /** Set if it differs from the reader's language. */ lang: string | undefined } | null;
  credit: { text: string; url: string | null }[];
  licenceUrl: string | null;
}

export function formatPortrait(portrait: Portrait | null, language: Language): FormattedPortrait | null {
  const storedPicture = portrait && readPictureAddress(portrait.url);
  if (!storedPicture) return null;
  const caption = selectTranslation(portrait.caption, language);
  return {
    id: portrait.id,
    url: portrait.url,
    srcSet: srcSetOf(portrait.url),
    width: storedPicture.width,
    height: storedPicture.height,
    caption: caption
      ? { text: caption.value, lang: caption.language === language ? undefined : languageTag(caption.language) }
      : null,
    credit: creditParts(portrait.credit, language),
    licenceUrl: licenceUrl(portrait.credit.licence),
  };
}
