import { implement } from '../../../kit/calls/api.server.ts';
import { anyListTag, partTag } from '../../../kit/list-tags.ts';
import { fail } from '../../../rules/errors.ts';
import { bookAddress } from '../addresses.ts';
import { localizeText, titleOf } from '../titles.ts';
import * as contract from './contract.ts';
import { findBooks, findPlaces, referencesOfChapter } from './find-places.server.ts';
import { readReferenceAddress, writeReference } from './references.ts';

/** Chapters that are listed of a book. */
const maxChapters = 60;

export const bookReferences = implement(contract, {
  async findReference({ reference: address }, { db, language, cacheTags }) {
    cacheTags(anyListTag, partTag('book'), partTag('chapter'));
    const complete = readReferenceAddress(address);
    const [place] = complete ? await findPlaces(db, writeReference(complete), language) : [];
    if (place) return { href: place.href, near: [] };
    // A name alone still identifies a book.
    const reference = complete ?? readReferenceAddress(`${address} 1`);
    const books = reference ? await findBooks(db, reference) : [];
    const near = await Promise.all(
      books.map(async ({ id, facts }) => {
        const chapters = await db
          .selectFrom('bookChapter')
          .where('bookId', '=', id)
          .orderBy('ordinal')
          .limit(maxChapters)
          .select(['chapter', 'title', 'titles'])
          .execute();
        return {
          title: titleOf(facts, language),
          href: bookAddress(id),
          chapters: chapters.map(({ chapter, title, titles }) => ({
            ...(localizeText(titles, language) ?? { text: title, lang: facts.language }),
            href: bookAddress(id, { chapter }),
          })),
        };
      }),
    );
    return { href: null, near };
  },

  async chapterReferences({ id, chapter }, { db, cacheTags }) {
    cacheTags(id);
    const known = await db
      .selectFrom('bookChapter')
      .where('bookId', '=', id)
      .where('chapter', '=', chapter)
      .select('chapter')
      .executeTakeFirst();
    if (!known) fail('chapterNotFound');
    return { addresses: await referencesOfChapter(db, id, chapter) };
  },
});
