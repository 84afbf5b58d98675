import type { TextKey } from '../texts.ts';
import { assertNotEmpty } from './assert-not-empty.ts';

/**
 * What calls and screens of other features need to know about a type of thing, in the browser and on the server. Each
 * `socialType` has the texts `favourites.kind.…` and `message.yours.…`.
 */
export interface ThingView {
  /** Its name in the table `thing`. */
  type: string;
  /** Its name where members like, save, watch and comment, and in messages. Source: spec §3 "Message". */
  socialType: string;
  /** Other names that calls accept. */
  synonyms?: readonly string[];
  /** Address of its page; absent if its page depends on more than its id. */
  address?(id: string): string;
  /** Whether it is a second page about a thing that another view describes: a painting, which is an entry too. */
  isSecondPage?: boolean;
  /** What members create of this type, by kind: its name, and a text for the number of its parts. */
  creations?: Readonly<Record<string, { name: TextKey; parts: TextKey }>>;
}

const views: ThingView[] = [];
export const registerThingViews = (more: readonly ThingView[]): void => void views.push(...more);
export const thingViews = (): readonly ThingView[] => assertNotEmpty(views);

/** The view that a call names by its social type or a synonym. */
export const findThingView = (socialType: string): ThingView | undefined =>
  thingViews().find((view) => view.socialType === socialType || view.synonyms?.includes(socialType));

export function requireThingView(socialType: string): ThingView {
  const view = findThingView(socialType);
  if (!view) throw new Error(`no type of thing is called ${socialType}`);
  return view;
}

export function creationTextsOf(kind: string): { name: TextKey; parts: TextKey } {
  const texts = thingViews().flatMap(({ creations }) => creations?.[kind] ?? [])[0];
  if (!texts) throw new Error(`members create nothing called ${kind}`);
  return texts;
}
