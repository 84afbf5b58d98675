import type { Call } from '../calls/endpoint.ts';
import type { Translate } from '../texts.ts';

/** Pages that other sites may show in a frame, at the same path after `/embed` (kit/pages/embed-address.ts). */
export interface Embed {
  /** Its path; the first group is the id. */
  path: RegExp;
  /** The title of the frame. Fails like the page. */
  titleOf(page: { call: Call; t: Translate; id: string; url: URL }): Promise<string>;
}

/** Filled by `registerFeatures`. */
export const embeds: Embed[] = [];
