import { builtInBorders } from '../../importers/content/borders/load.ts';
import type { WrittenSubject } from '../../importers/content/load.ts';
import type { Plate } from './plate.ts';
import { loadPlateFiles } from './plate-files.ts';
import { extentPlate } from './polities.ts';
import { routePlate } from './routes.ts';

/** Every plate of the world, in the order in which an entry shows them. */
export function platesOf(world: readonly WrittenSubject[]): Plate[] {
  const borders = builtInBorders();
  const byId = new Map(world.map((subject) => [subject.id, subject]));
  const extents = borders.flatMap((polity) => {
    const subject = polity.polity ? byId.get(polity.polity) : undefined;
    // A short entry has the map of the world itself; a plate of each would be most of what is drawn at a first start.
    return subject && (!subject.brief || subject.texts.en) ? [extentPlate(polity, borders, subject)] : [];
  });
  const routes = world.flatMap((subject) => (hasRoute(subject) ? (routePlate(subject, byId, borders) ?? []) : []));
  const [pages, others] = partition(loadPlateFiles(), ({ key }) => key.startsWith('page/'));
  // What a building looks like tells more of its entry than where it is, and less of a realm.
  return [...extents, ...others, ...routes, ...pages];
}

const partition = <T>(list: readonly T[], test: (item: T) => boolean): [T[], T[]] => [
  list.filter(test),
  list.filter((item) => !test(item)),
];

/** Lives and wars, and what else has stages of its own on the map. */
const hasRoute = ({ kind, nodes }: WrittenSubject): boolean =>
  kind === 'person' || kind === 'war' || nodes !== undefined;
