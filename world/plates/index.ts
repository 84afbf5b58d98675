import type { WrittenBook } from '../books/load.ts';
import { borders } from '../borders/index.ts';
import type { WrittenSubject } from '../../importers/content/load.ts';
import type { Plate } from './plate.ts';
import { buildings } from './buildings/index.ts';
import { buildingPlate } from './buildings/building.ts';
import { bookPages } from './pages/books.ts';
import { bookPlate } from './pages/plate.ts';
import { compositionPlate } from './paintings/composition.ts';
import { compositions } from './paintings/index.ts';
import { extentPlate } from './polities.ts';
import { routePlate } from './routes.ts';

/** Every plate of the world, in the order in which an entry shows them. */
export function platesOf(world: readonly WrittenSubject[], library: readonly WrittenBook[]): Plate[] {
  const byId = new Map(world.map((one) => [one.id, one]));
  const extents = borders.flatMap((one) => {
    const subject = one.polity ? byId.get(one.polity) : undefined;
    // A short entry has the map of the world itself; a plate of each would be most of what is drawn at a first start.
    return subject && (!subject.brief || subject.texts.en) ? [extentPlate(one, borders, subject)] : [];
  });
  const routes = world.flatMap((one) => (hasRoute(one) ? (routePlate(one, byId, borders) ?? []) : []));
  const measured = buildings.map((one) => buildingPlate(one, byId));
  // What a building looks like tells more of its entry than where it lies, and less of a realm.
  const composed = compositions.map((one) => compositionPlate(one, byId));
  const pages = bookPages.map((one) => bookPlate(one, library, byId));
  return [...extents, ...measured, ...composed, ...routes, ...pages];
}

/** Lives and wars, and what else has stages of its own on the map. */
const hasRoute = ({ kind, nodes }: WrittenSubject): boolean =>
  kind === 'person' || kind === 'war' || nodes !== undefined;
