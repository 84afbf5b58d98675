import { cutText } from '../text-width.ts';
import * as limits from '../limits.ts';

/** Parts and the site's name joined by underscores. Source: spec §9. */
export const pageTitle = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('_');

/** What a search engine shows below the title: one line, at most 180 characters. Source: spec §9. */
export const metaDescription = (text: string) =>
  cutText(text.replace(/\s+/g, ' ').trim(), limits.metaDescriptionLength);
