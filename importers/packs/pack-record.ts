import type { Facts, Text } from '../../src/features/entries/rules.ts';
import type { Family } from '../../src/features/families/rules.ts';
import type { Gallery } from '../../src/features/media/face/gallery-rules.ts';
import type { Recordings } from '../../src/features/media/face/recordings/rules.ts';
import type { Painting } from '../../src/features/paintings/rules.ts';
import type { Relations } from '../../src/features/relations/rules.ts';
import type { Timeline } from '../../src/features/timelines/rules.ts';
import type { Timemap } from '../../src/features/timemaps/rules.ts';
import type { InLanguages } from '../../src/rules/languages.ts';
import { isOwnId } from '../own-id.ts';
import type { ImportedSubject, ImportedUnion } from '../record.ts';
import type { PackedThing } from './pack-content.ts';
import { withLocalMedia, type LocalMedia } from './pack-media.ts';

export const factsOf = ({ parts }: PackedThing): Facts => parts.find(({ part }) => part === 'facts')!.content as Facts;

/** Converts a subject of a pack to an import record; its key is its original id. */
export function recordOf({ id, parts }: PackedThing, media: LocalMedia['byAddress']): ImportedSubject {
  const findContent = <Content>(name: string): Content | undefined => {
    const packedPart = parts.find(({ part }) => part === name);
    return packedPart && withLocalMedia(packedPart.content as Content, media);
  };
  const facts = findContent<Facts>('facts')!,
    texts = textsOf(parts, media),
    { names, ...otherTexts } = texts;
  const { times, place, same, kind, region, gender, royal, house, surname, portrait } = facts;
  return {
    key: id,
    ...(isOwnId(id) && { ownId: id }),
    kind,
    region,
    names,
    ...otherTexts,
    times,
    place,
    same,
    ...(gender && { gender }),
    ...(royal && { royal }),
    ...(surname && { surname }),
    ...(house && { house }),
    ...(portrait && { portrait }),
    ...toListField('relations', relationsOf(findContent<Relations>('relations'))),
    ...toListField('events', findContent<Timeline>('timeline')?.events as ImportedSubject['events']),
    ...toListField('nodes', findContent<Timemap>('timemap')?.nodes),
    ...toListField('unions', findContent<Family>('family')?.unions.map(unionOf)),
    ...toListField('pictures', findContent<Gallery>('gallery')?.images),
    ...toListField('recordings', findContent<Recordings>('recordings')?.recordings),
    ...paintingOf(findContent<Painting>('painting')),
  };
}

const toListField = <Name extends string, T>(name: Name, list: T[] | undefined) =>
  (list?.length ? { [name]: list } : {}) as Partial<Record<Name, T[]>>;

const paintingOf = (painting: Painting | undefined) => (painting ? { painting } : {});

function textsOf(parts: PackedThing['parts'], media: LocalMedia['byAddress']) {
  const texts: Required<
    Pick<ImportedSubject, 'names' | 'otherNames' | 'readings' | 'disambiguation' | 'summary' | 'bodies'>
  > = { names: {}, otherNames: {}, readings: {}, disambiguation: {}, summary: {}, bodies: {} };
  const put = (into: InLanguages, language: keyof InLanguages, text: string | null | undefined) => {
    if (text) into[language] = text;
  };
  for (const { part, language, content } of parts) {
    if (part !== 'text' || language === null) continue;
    const text = withLocalMedia(content as Text, media);
    texts.names[language] = text.name;
    if (text.otherNames.length) texts.otherNames[language] = text.otherNames;
    put(texts.readings, language, text.pronunciation);
    put(texts.disambiguation, language, text.disambiguation);
    put(texts.summary, language, text.summary);
    put(texts.bodies, language, text.body);
  }
  return texts;
}

const relationsOf = (content: Relations | undefined): ImportedSubject['relations'] =>
  content?.relations.map(({ origin: _theirs, ...relation }) => relation);

const unionOf = ({ partners, children, origin: _theirs, ...union }: Family['unions'][number]): ImportedUnion => ({
  ...union,
  partners: partners.map(({ id }) => id),
  children: children.map(({ id, adopted, doubtful }) => ({ key: id, adopted, doubtful })),
});
