import { fileNameOf, type PackForm } from '../../../kit/packs/pack-form.server.ts';
import { loadExportedBook, loadExportedChapters } from './exported-book.server.ts';
import { asTei } from './tei.server.ts';

/** Books as TEI, one file per book. */
export const teiForm: PackForm = async function* ({ db, site, books }) {
  for (const id of books) {
    const book = await loadExportedBook(db, id, [], site);
    if (book)
      yield {
        name: `tei/${fileNameOf(id)}.xml`,
        type: 'application/tei+xml',
        isText: true,
        content: () => asTei(book, loadExportedChapters(db, book)),
      };
  }
};
