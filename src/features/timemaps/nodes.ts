import { inLanguage, type InLanguages, type Language } from '../../rules/languages.ts';
import type { SeenEvent } from '../timelines/contract.ts';
import type { TimemapNode } from './contract.ts';

/** A subject, as far as a map needs to know it. */
export interface Located {
  id: string;
  name: string;
  place: { latitude: number; longitude: number; name: InLanguages } | null;
}

/** The places of a subject: its own, then where its events happened, in their order. */
export function nodesOf({ id, name, place }: Located, events: readonly SeenEvent[], language: Language): TimemapNode[] {
  const own = place ? [{ id, title: name, description: null, time: null, place: { ...place, name: inLanguage(place.name, language)?.value ?? name } }] : [];
  return [...own, ...events.flatMap((event) => (event.place ? [{ id: event.id, title: event.title, description: null, time: event.time, place: event.place }] : []))];
}
