import { deskTexts } from './features/review/texts.ts';
import { editingTexts } from './features/revisions/texts.ts';
import { entryTexts } from './features/entries/texts.ts';
import { helpTexts } from './features/help/texts.ts';
import { homeTexts } from './features/home/texts.ts';
import { jobTexts } from './features/jobs/texts.ts';
import { mediaTexts } from './features/media/texts.ts';
import { notificationTexts } from './features/messages/notification-texts.ts';
import { messagePanelTexts } from './features/messages/texts.ts';
import { profileTexts } from './features/user-centre/texts.ts';
import { graphTexts } from './features/relations/graph-texts.ts';
import { relationTexts } from './features/relations/texts.ts';
import { searchTexts } from './features/search/texts.ts';
import { accountErrorTexts } from './features/accounts/error-texts.ts';
import { signInTexts } from './features/accounts/texts.ts';
import { timelinesTexts } from './features/timelines/texts.ts';
import { timemapsTexts } from './features/timemaps/texts.ts';
import { figureTexts } from './features/editor/text/figure-texts.ts';
import { writingTexts } from './features/editor/texts.ts';

/** What any reader may meet. */
export const readerTexts = {
  ...homeTexts,
  ...entryTexts,
  ...relationTexts,
  ...graphTexts,
  ...searchTexts,
  ...timelinesTexts,
  ...timemapsTexts,
  ...accountErrorTexts,
  ...signInTexts,
  ...messagePanelTexts,
  ...helpTexts,
};
/** What only they meet who work here: the pages of their work bring it along. */
export const workTexts = {
  ...profileTexts,
  ...editingTexts,
  ...deskTexts,
  ...writingTexts,
  ...mediaTexts,
  ...jobTexts,
  ...figureTexts,
};
/**
 * Every text of the product. The browser gets some of it in one language as files (texts.server.ts), never this module.
 */
export const allTexts = { ...readerTexts, ...workTexts, ...notificationTexts };
// The names of parts are open: until each brings its own texts (src/parts.ts), theirs are not checked.
export type TextKey = WithoutPlural<keyof typeof allTexts>;

/** Whoever says a plural names it without its ending. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
