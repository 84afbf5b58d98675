import type { WrittenBook } from '../../books/load.ts';
import type { Five, Subject } from '../../../importers/content/content.ts';
import { sheet } from '../pen.ts';
import type { Plate } from '../plate.ts';
import { drawnBy, filledIn, five } from '../words.ts';
import { layoutOf } from './layouts/index.ts';
import { textOf, type BookPage } from './page.ts';

const titles: Five = [
  '{name}：手绘书页',
  '{name}: a drawn page',
  '{name} : une page dessinée',
  '{name}: una página dibujada',
  '{name}：描き起こした頁',
];
const told: Five = [
  '{where}。{layout}。意为：“{said}”',
  '{where}. {layout}. It says: “{said}”',
  '{where}. {layout}. On y lit : « {said} »',
  '{where}. {layout}. Dice: «{said}»',
  '{where}。{layout}。訳「{said}」',
];

/** The opening of a book as a page of its kind. */
export function bookPlate(page: BookPage, library: readonly WrittenBook[], byId: ReadonlyMap<string, Subject>): Plate {
  const book = library.find(({ id }) => id === page.book);
  const work = page.subject ?? book?.work ?? page.book;
  const name = book ? book.facts.title : byId.get(work)!.names;
  const { lines, head, said, where, edition } = textOf(page, library);
  const { size, told: kind, draw } = layoutOf(page.layout);
  const drawn = () => draw({ lines, head, face: page.face });
  const [left, top, width, height] = drawn().text;
  const capital = five((column) => where[column]!.replace(/^./u, (first) => first.toUpperCase()));
  const isEntry = book?.work === work || !book;
  return {
    key: `page/${page.book}`,
    subject: work,
    title: filledIn(titles, { name }),
    description: filledIn(told, { where: capital, layout: kind, said }),
    source: drawnBy([], [edition]),
    tags: ['page'],
    size,
    regions: [
      {
        box: [left / size[0], top / size[1], width / size[0], height / size[1]],
        ...(isEntry ? { entry: work } : { label: name }),
        sentence: said,
      },
    ],
    draw: () => sheet(...size) + drawn().inside,
  };
}
