import { ellipsize } from '../text-width.ts';
import * as limits from '../limits.ts';

/** Joins parts and the site's name by underscores. Source: spec §9. */
export const pageTitle = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('_');

/** The description that search engines show: one line, at most 180 characters. Source: spec §9. */
export const metaDescription = (text: string) =>
  ellipsize(text.replace(/\s+/g, ' ').trim(), limits.metaDescriptionLength);
