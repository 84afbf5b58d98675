import { sendLike, socialLike } from '../social/contract.ts';
import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { pictureAddress } from '../../rules/picture-address.ts';
import { exportData } from '../user-centre/contract.ts';
import { heartbeat } from '../../editing/revisions/contract.ts';
import { reviewDetail, reviewQueue } from '../review/contract.ts';
import { searchAll } from '../search/contract.ts';
import * as books from './contract.ts';
import { ChapterContent, type BookContent } from './rules.ts';
import * as writing from './writing-contract.ts';

const facts = {
  title: 'Commentarii de bello Gallico',
  titles: { en: 'The Gallic War', zh: '高卢战记' },
  genre: 'ancient_en' as const,
  language: 'la',
  bookAuthors: [{ name: 'Caesar', itemId: 'julius-caesar' }],
  otherTitles: ['De bello Gallico'],
  dynasty: { en: 'Roman Republic', zh: '罗马共和国' },
  writing: { startTime: '-0050-00-00 00:00:00', startNote: 'about' as const },
  isbn13: '978-7-101-00304-8',
  description: { en: 'On the war in Gaul.', zh: '记高卢之战。' },
  tags: ['campaigns'],
};
const witness = (key: string, kind: 'original' | 'translation', language: string) => ({ key, kind, language });
const gallicWar = (more: object = {}) => ({
  work: 'commentaries-on-the-gallic-war',
  facts: { ...facts, ...more },
  witnesses: [
    witness('original', 'original', 'la'),
    witness('en', 'translation', 'en'),
    witness('fr', 'translation', 'fr'),
  ],
  volumes: [
    {
      key: 'I',
      title: 'Liber I',
      chapters: [
        { key: '1.1', title: 'Gallia' },
        { key: '1.2', title: 'Orgetorix' },
      ],
    },
  ],
});
const latin = {
  segments: [
    { id: '1', html: 'Gallia est omnis divisa in partes tres' },
    { id: '2', html: 'quarum unam incolunt <em>Belgae</em><small class="note">hodie Belgium</small>' },
    { id: '3', html: 'aliam Aquitani' },
  ],
};
const english = {
  segments: [
    {
      id: '1',
      html: 'All Gaul is divided into three parts,<sup data-note="1">1</sup>',
      notes: [{ id: '1', kind: 'note' as const, html: 'Without the Province.' }],
    },
    { id: '2', html: 'one of which the Belgae inhabit, the Aquitani another', aligned: ['2', '3'] },
  ],
};

/** A book with the text of two chapters, by one author, approved by a reviewer. */
async function published() {
  const desk = await createReviewFixture();
  const author = desk.by('author'),
    other = desk.by('other');
  const savedDraft = await author(writing.saveBook, { book: gallicWar(), draft: true });
  const bookId = savedDraft.itemId;
  const saveText = async (chapter: string, witnessKey: string, content: object) =>
    author(writing.saveChapter, { bookId, chapter, witness: witnessKey, content: ChapterContent.parse(content) });
  const proposed = await author(writing.saveBook, { bookId, book: gallicWar(), onVersion: savedDraft.version });
  await desk.pass(proposed.revisionId);
  /** The book is published: chapters are edited under a lock. */
  const write = async (chapter: string, witnessKey: string, content: object) => {
    const { token } = await author(heartbeat, { itemId: bookId, type: 'chapter', key: `${chapter}~${witnessKey}` });
    const { base } = await author(writing.openBookPart, { bookId, chapter, witness: witnessKey });
    return author(writing.saveChapter, {
      bookId,
      chapter,
      witness: witnessKey,
      content: ChapterContent.parse(content),
      token,
      baseId: base?.id ?? null,
    });
  };
  for (const [key, content] of [
    ['original', latin],
    ['en', english],
  ] as const)
    await desk.pass((await write('1.1', key, content)).revisionId);
  return { ...desk, author, other, bookId, proposed, saveText, write };
}

test('S09 R06 R07 a book is drafted, reviewed, read side by side, found, and listed with its entry and its author', async () => {
  const { by, author, other, bookId, pass, db } = await published();
  const reader = by('other');

  const detail = await reader(books.bookDetail, { id: bookId });
  expect(detail).toMatchObject({
    title: facts.title,
    shownTitle: { text: 'The Gallic War', lang: 'en' },
    bookAuthor: 'Julius Caesar',
    work: { itemId: 'commentaries-on-the-gallic-war' },
    customInfos: { dynasty: 'Roman Republic' },
    chapters: 2,
    description: 'On the war in Gaul.',
    descriptions: facts.description,
  });
  // Specification 16: in the language of the call.
  expect((await by('other', 'zh')(books.bookDetail, { id: bookId })).description).toBe('记高卢之战。');
  expect(detail.writingDate).toMatch(/50 BC/);
  // Without its own cover, it shows the picture of its work.
  expect(detail.cover).toBe(null);
  const source = { title: 'Drawn here', author: null, year: null, where: null, url: null };
  const credit = { author: null, licence: 'CC0-1.0' as const, source };
  const portrait = {
    id: 'page',
    url: pictureAddress({ hash: 'p'.repeat(43), width: 900, height: 1200 }),
    caption: {},
    credit,
  };
  await db.updateTable('subject').set({ portrait }).where('id', '=', 'commentaries-on-the-gallic-war').execute();
  expect((await reader(books.bookDetail, { id: bookId })).cover).toBe(portrait.url);
  expect((await reader(books.bookList, { filters: { tag: 'campaigns' } })).books).toMatchObject([
    { cover: portrait.url },
  ]);
  expect((await reader(books.bookContents, { id: bookId })).volumes).toMatchObject([
    {
      title: 'Liber I',
      chapters: [
        { key: '1.1', witnesses: ['original', 'en'] },
        { key: '1.2', witnesses: [] },
      ],
    },
  ]);

  // The default for an English reader: the original, and the translation aligned with it, two to one.
  const chapter = await reader(books.chapterContent, { id: bookId });
  expect(chapter).toMatchObject({ read: ['original', 'en'], previous: null, next: { key: '1.2' }, page: 1, pages: 1 });
  expect(
    chapter.rows.map(({ id, cells }) => [
      id,
      ...cells.map(({ segments }) => segments.map((segment) => segment.id).join(' ')),
    ]),
  ).toEqual([
    ['1', '1', '1'],
    ['2', '2 3', '2'],
  ]);
  expect(chapter.rows[0]!.cells[1]!.segments[0]!.notes).toEqual(english.segments[0]!.notes);
  expect((await reader(books.chapterContent, { id: bookId, witnesses: 'en' })).read).toEqual(['en']);
  expect((await by('other', 'fr')(books.chapterContent, { id: bookId })).read).toEqual(['original']);
  expect((await reader(books.printPage, { bookId })).read).toEqual(['original']);
  await expect(reader(books.chapterContent, { id: bookId, volumnId: '9' })).rejects.toMatchObject({
    errorName: 'chapterNotFound',
  });
  await expect(reader(books.bookDetail, { id: 'nothing' })).rejects.toMatchObject({ errorName: 'bookNotFound' });

  // Library and cone.
  const filters = {
    genre: 'ancient_en' as const,
    author: 'julius-caesar',
    century: -1,
    tag: 'campaigns',
    translation: 'fr',
  };
  const findIds = async () => (await reader(books.bookList, { filters })).books.map(({ id }) => id);
  expect(await findIds()).toEqual([bookId]);
  const counted = async (type: (typeof books.groupings)[number]) =>
    (await reader(books.bookCounts, { type, filters: { tag: 'campaigns' } })).counts;
  expect(await counted('dynasty')).toEqual([
    { key: '罗马共和国', name: 'Roman Republic', lang: 'en', count: 1, sample: null },
  ]);
  // A language is recognized by a title in it.
  expect(await counted('language')).toMatchObject([{ key: 'la', sample: expect.stringMatching(/bello Gallico/) }]);
  expect(await counted('author')).toMatchObject([{ key: 'julius-caesar', name: 'Julius Caesar' }]);
  expect(await counted('century')).toMatchObject([{ key: '-1', name: '1st century BC' }]);
  expect((await reader(books.cone, { filters: { tag: 'campaigns' } })).segments).toEqual([
    { segment: 'ancient_en~-1', genre: 'ancient_en', century: -1, count: 1 },
  ]);
  expect((await reader(books.coneList, { segment: 'ancient_en~-1' })).books).toContainEqual(
    expect.objectContaining({ id: bookId }),
  );
  expect((await reader(books.conePoints, {})).points).toContainEqual(
    expect.objectContaining({ id: bookId, from: -50, until: -50 }),
  );
  expect((await reader(books.hotTagsOfEntry, { belongItem: 'julius-caesar' })).tags).toEqual(
    expect.arrayContaining([
      { name: 'campaigns', count: 1 },
      { name: 'war', count: 1 },
    ]),
  );
  // A known tag is also found by its name.
  expect((await reader(books.bookList, { filters: { tag: 'Historiography' } })).books).toContainEqual(
    expect.objectContaining({ id: 'book-caesar-gallic-war' }),
  );

  // It is listed with its work, its author, and an entry that a member links it to.
  const of = async (a: string) =>
    (await reader(books.booksOfEntry, { a })).books.map(({ id, belongs }) => [id, belongs]);
  expect(await of('commentaries-on-the-gallic-war')).toContainEqual([bookId, 'work']);
  expect(await of('julius-caesar')).toContainEqual([bookId, 'author']);
  // A link needs approval like any submission, and is not visible before.
  expect(await other(writing.linkBook, { bookId, itemId: 'roman-republic' })).toEqual({ linked: false });
  expect(await of('roman-republic')).toEqual([]);
  await expect(author(writing.linkBook, { bookId, itemId: 'roman-republic' })).rejects.toMatchObject({
    errorName: 'underReview',
  });
  const [link] = (await other(writing.myBooks, { n: 0, page: 1, size: 20 })).items;
  expect(link).toMatchObject({ module: 'booklink', state: 'submitted' });
  await pass(link!.id);
  expect(await other(writing.linkBook, { bookId, itemId: 'roman-republic' })).toEqual({ linked: true });
  expect(await of('roman-republic')).toEqual([[bookId, 'linked']]);
  expect((await reader(books.booksRecorded, { belongItem: 'roman-republic' })).total).toBe(1);
  await author(writing.linkBook, { bookId, itemId: 'roman-republic', requestType: 'remove' }); // not their link
  expect(await of('roman-republic')).toHaveLength(1);
  expect((await other(exportData, {})).things).toMatchObject({ book: [{ bookId, linkedTo: 'roman-republic' }] });
  await other(writing.deleteBook, { bookId, itemId: 'roman-republic', type: 'link' });
  expect(await of('roman-republic')).toEqual([]);
  await other(writing.linkBook, { bookId, itemId: 'roman-republic' });
  await other(writing.linkBook, { bookId, itemId: 'roman-republic', requestType: 'remove' }); // before the review
  expect((await other(writing.myBooks, { n: 0, page: 1, size: 20 })).items).toEqual([]);

  // It is found by any of its names, its author and its ISBN; and it can be liked.
  for (const keyword of ['The Gallic War', 'commentarii', '9787101003048', 'Caesar'])
    expect(
      (await reader(books.bookSuggestion, { keyword })).books.map(({ id }) => id),
      keyword,
    ).toContain(bookId);
  expect((await reader(books.relatedBooks, { itemId: 'julius-caesar' })).books).toContainEqual(
    expect.objectContaining({ id: bookId }),
  );
  // Both the entry of the work and the book are found.
  const { hits } = await reader(searchAll, { keyword: '高卢战记', type: 'books' });
  expect(hits).toContainEqual(expect.objectContaining({ itemId: bookId, href: `/book/detail?id=${bookId}` }));
  await other(sendLike, { socialId: bookId, type: 'book' });
  expect(await other(socialLike, { id: bookId })).toEqual({ count: 1, mine: true });
  expect(await author(socialLike, { id: bookId })).toEqual({ count: 1, mine: false });
});

test('B4 a reviewer can open a submitted book to edit a chapter; its draft opens to its author only', async () => {
  const { by } = await createReviewFixture();
  const author = by('author'),
    reviewer = by('reviewer');
  const { itemId: bookId, version } = await author(writing.saveBook, { book: gallicWar(), draft: true });
  const request = { bookId, chapter: '1.1', witness: 'en' };
  await expect(reviewer(writing.openBookPart, request)).rejects.toMatchObject({ errorName: 'bookNotFound' });
  await author(writing.saveBook, { bookId, book: gallicWar(), onVersion: version });
  await expect(by('other')(writing.openBookPart, request)).rejects.toMatchObject({ errorName: 'bookNotFound' });
  expect(await reviewer(writing.openBookPart, request)).toMatchObject({ title: facts.title, isPublished: false });
});

test('a chapter revision is reviewed by segment; a removed segment is reported, and citations find the remaining ones', async () => {
  const { by, author, db, bookId, write, pass } = await published();
  const better = {
    segments: [{ ...latin.segments[0]!, html: 'Gallia omnis divisa est in partes tres' }, latin.segments[2]!],
  };
  const { revisionId } = await write('1.1', 'original', better);
  expect((await by('reviewer')(reviewQueue, {})).items).toMatchObject([
    {
      module: 'chapter',
      key: '1.1~original',
      keyName: 'Gallia (Original · Latin)',
      name: 'The Gallic War',
      href: `/book/detail?id=${bookId}`,
    },
  ]);
  const { difference } = await by('reviewer')(reviewDetail, { id: revisionId });
  expect(difference.blocks.map(({ op, runs }) => [op, runs[0]!.text.slice(0, 2)])).toEqual([
    ['changed', '1 '],
    ['removed', '2 '],
    ['same', '3 '],
  ]);
  await pass(revisionId);
  const chapter = await author(books.chapterContent, { id: bookId, volumnId: '1.1', segment: '2' });
  expect(chapter.rows.map(({ id }) => id)).toEqual(['1', '3']);
  expect(
    await db
      .selectFrom('bookSegment')
      .where('bookId', '=', bookId)
      .where('witness', '=', 'original')
      .select(['segment', 'text', 'notesText'])
      .orderBy('ordinal')
      .execute(),
  ).toEqual([
    { segment: '1', text: 'Gallia omnis divisa est in partes tres', notesText: '' },
    { segment: '3', text: 'aliam Aquitani', notesText: '' },
  ]);
});

test('editors of two chapters do not block each other, of one chapter they do; a chapter must be in the contents', async () => {
  const { author, other, bookId } = await published();
  const lock = (call: typeof author, key: string) => call(heartbeat, { itemId: bookId, type: 'chapter', key });
  await lock(author, '1.2~original');
  await lock(other, '1.2~fr');
  await expect(lock(other, '1.2~original')).rejects.toMatchObject({ errorName: 'entryLocked' });
  const save = (chapter: string, key: string) =>
    author(writing.saveChapter, { bookId, chapter, witness: key, content: ChapterContent.parse({}), draft: true });
  await expect(save('9', 'original')).rejects.toMatchObject({ errorName: 'chapterNotFound' });
  await expect(save('1.2', 'de')).rejects.toMatchObject({ errorName: 'chapterNotFound' });
  // A segment aligned with a missing one is reported to the reviewer, not rejected.
  await lock(author, '1.1~fr');
  const { token } = await lock(author, '1.1~fr');
  const french = { segments: [{ id: '1', html: 'Toute la Gaule', aligned: ['1', '99'] }] };
  const { findings } = await author(writing.saveChapter, {
    bookId,
    chapter: '1.1',
    witness: 'fr',
    content: ChapterContent.parse(french),
    token,
  });
  expect(findings).toMatchObject([{ name: 'alignedNowhere', values: { segment: '1' } }]);
});

test('V15 a book without an author or with a wrong ISBN is saved as a draft, but cannot be submitted', async () => {
  const { by } = await createReviewFixture();
  const author = by('author');
  const wrong = gallicWar({ isbn13: '978-7-101-00304-9' }) as unknown as BookContent;
  const savedDraft = await author(writing.saveBook, { book: wrong, draft: true });
  await expect(
    author(writing.saveBook, { bookId: savedDraft.itemId, book: wrong, onVersion: savedDraft.version }),
  ).rejects.toMatchObject({ errorName: 'badInput', details: { reason: 'isbnWrong', field: 'facts.isbn13' } });
  await expect(
    author(writing.saveBook, { book: gallicWar({ bookAuthors: [] }) as unknown as BookContent }),
  ).rejects.toMatchObject({ details: { reason: 'authorMissing' } });
  expect((await author(writing.myBooks, { n: 1, page: 1, size: 20 })).items).toMatchObject([
    { name: facts.title, module: 'book', state: 'draft', href: null },
  ]);
  // Other members cannot see a draft.
  await expect(by('other')(writing.openBookPart, { bookId: savedDraft.itemId })).rejects.toMatchObject({
    errorName: 'bookNotFound',
  });
});

test('S04 a member can delete their own book with all that readers saw of it, but not one that others contributed to', async () => {
  const { author, other, db, bookId, pass } = await published();
  await expect(other(writing.deleteBook, { bookId })).rejects.toMatchObject({ errorName: 'bookNotFound' });
  const { token } = await other(heartbeat, { itemId: bookId, type: 'chapter', key: '1.2~original' });
  const otherSave = await other(writing.saveChapter, {
    bookId,
    chapter: '1.2',
    witness: 'original',
    content: ChapterContent.parse({ segments: [{ id: '1', html: 'Apud Helvetios' }] }),
    token,
  });
  await pass(otherSave.revisionId);
  await expect(author(writing.deleteBook, { bookId })).rejects.toMatchObject({ errorName: 'bookNotMine' });
  await expect(other(writing.deleteBook, { bookId })).rejects.toMatchObject({ errorName: 'bookNotMine' });

  const ownBook = await author(writing.saveBook, { book: gallicWar() });
  await pass(ownBook.revisionId);
  await author(writing.deleteBook, { bookId: ownBook.itemId });
  await expect(author(books.bookDetail, { id: ownBook.itemId })).rejects.toMatchObject({ errorName: 'bookNotFound' });
  expect(await db.selectFrom('thing').where('id', '=', ownBook.itemId).select('id').execute()).toEqual([]);
});

test('the built-in library is read in the original and in five languages, each aligned with it', async () => {
  const { by } = await createReviewFixture({}, 'stele');
  const { books: allBooks } = await by('other')(books.bookList, { size: 100 });
  expect(allBooks.map(({ id }) => id)).toContain('book-laozi');
  for (const { id, translations } of allBooks) {
    expect(translations.sort(), id).toEqual(['en', 'es', 'fr', 'ja', 'zh']);
    const { rows, read } = await by('other', 'fr')(books.chapterContent, { id });
    expect(read, id).toEqual(['original', 'fr']);
    expect(rows.length, id).toBeGreaterThan(0);
    for (const { cells } of rows)
      expect(
        cells.every(({ segments }) => segments.length === 1),
        id,
      ).toBe(true);
  }
});
