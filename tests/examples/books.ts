import * as books from '../../src/features/books/writing-contract.ts';
import { saveBook } from '../../src/features/books/writing-contract.ts';
import { example, type Preparation, type PreparedWorld } from './prepared-world.ts';

/** A book that the fixture's author started: a draft visible only to them. */
async function startDraft({ by, people }: PreparedWorld): Promise<string> {
  return (await by(people.author)(saveBook, saveBook.example)).itemId;
}

export const bookExamples: readonly Preparation[] = [
  example(saveBook, async ({ people }) => ({ visitor: people.author })),
  example(books.saveChapter, async ({ people }) => ({ visitor: people.author })),
  example(books.deleteBook, async (world) => ({
    visitor: world.people.author,
    fill: { bookId: await startDraft(world) },
  })),
  example(books.linkBook, async ({ people }) => ({ visitor: people.author })),
  example(books.myBooks, async (world) => {
    await startDraft(world);
    return { visitor: world.people.author };
  }),
];
