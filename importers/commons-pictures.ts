import { sql } from 'kysely';
import { publishAtOnce } from '../src/editing/revisions/face/publish.server.ts';
import { latestPublished } from '../src/editing/revisions/face/submit.server.ts';
import { Facts } from '../src/features/entries/rules.ts';
import { Gallery } from '../src/features/media/face/gallery-rules.ts';
import { murmurHash } from '../src/features/media/murmur-hash.ts';
import { preparePicture, savePicture } from '../src/features/media/pictures.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import type { MediaStore } from '../src/kit/pictures/media-store.server.ts';
import { fileDetails, isPictureFile, rightsOf } from '../src/kit/wikimedia/file-licence.ts';
import type { CommonsFile, Wikimedia } from '../src/kit/wikimedia/wikimedia.server.ts';
import { describeFailure } from '../scripts/describe-failure.ts';
import { Failure } from '../src/rules/errors.ts';
import { subjectIdOf } from '../src/rules/entry-ids.ts';
import { kinds, type Kind } from '../src/rules/kinds.ts';
import { fallbackOrder, type InLanguages } from '../src/rules/languages.ts';
import * as limits from '../src/rules/limits.ts';
import { pictureAddress } from '../src/rules/picture-address.ts';
import { drawingCredit } from '../src/rules/pictures/drawing.ts';
import { withImportLock } from './import-lock.ts';
import { saveOriginWithMember } from './origin.ts';
import { markPlace } from './place.ts';
import { addToReport, countPassedOver, emptyReport, type Report, type Source } from './record.ts';
import { hashOf } from './record-hash.ts';
import { legendsOf, pictureNameOf, unfitReasonOf } from './wikidata-pictures.ts';

/** Subjects whose pictures are to be fetched. */
export interface CommonsSelection {
  origin: Source['origin'];
  subjects: readonly SelectedSubject[];
}
interface SelectedSubject {
  id: string;
  kind: Kind;
  name: string;
  /** Its item in Wikidata. */
  item: string;
  hasPicture: boolean;
  /** Whether an earlier run gave it a picture. */
  isDone: boolean;
}

const origin: Source['origin'] = {
  id: 'commons',
  name: 'Wikimedia Commons',
  licence: 'the licence of each picture',
  url: 'https://commons.wikimedia.org',
};

/**
 * The subjects with a Wikidata item: all, those of a kind (`painting`), or those of some entries (`augustus,confucius`).
 * Throws an `Error` with one readable line if nothing is selected.
 */
export async function commonsSelection(db: Database, selected: string): Promise<CommonsSelection> {
  const words = selected.split(/[\s,]+/).filter(Boolean),
    isAll = !words.length || (words.length === 1 && words[0] === 'all'),
    kind = words.length === 1 ? kinds.find((name) => name === words[0]) : undefined,
    ids = isAll || kind ? null : words.map(subjectIdOf);
  const { rows } = await sql<Omit<SelectedSubject, 'name'> & { names: InLanguages }>`
    select subject.id, subject.kind, same_as.value as item,
      (select coalesce(jsonb_object_agg(language, name), '{}') from entry where subject_id = subject.id) as names,
      case when subject.kind = 'painting' then exists (
        select from image_shown join image on image.id = image_shown.image_id
        where image_shown.subject_id = subject.id and part in ('painting', 'gallery') and published_at is not null
          and image.author is distinct from ${drawingCredit.author})
        else subject.portrait is not null end as has_picture,
      exists (select from import_record where origin_id = ${origin.id} and key = subject.id) as is_done
    from subject join same_as on same_as.subject_id = subject.id and same_as.scheme = 'wikidata'
    where (${kind ?? null}::text is null or subject.kind = ${kind ?? null})
      and (${ids}::text[] is null or subject.id = any(${ids}))
    order by subject.weight desc, subject.id`.execute(db);
  const missing = ids?.filter((id) => !rows.some((row) => row.id === id)) ?? [];
  if (missing.length)
    throw new Error(
      `There is no entry with a Wikidata item called ${missing.join(', ')}; kinds are ${kinds.join(', ')}.`,
    );
  return {
    origin,
    subjects: rows.map(({ names, ...row }) => ({
      ...row,
      name: fallbackOrder('en').flatMap((language) => names[language] ?? [])[0] ?? row.id,
    })),
  };
}

interface Services {
  media: MediaStore;
  wikimedia: Wikimedia;
}
interface Options {
  dryRun?: boolean;
  onProgress?(done: number): void;
  /** Receives each line of the report at once. */
  onLine?: Report['onLine'];
  /** Ends the run before the next picture; finished pictures stay, and the next run continues. */
  stop?: AbortSignal;
}

/** Subjects per group: as many items and files as one request may have. */
const groupSize = 50;
/** Width in pixels at which a picture is fetched: one that Commons renders for everybody; paintings are zoomed into. */
const widthOf = (kind: Kind) => (kind === 'painting' ? 3840 : 1920);
/** Files that may fail to arrive one after the other before the run ends: the service is then away. */
const maxFailedInSequence = 5;

/**
 * Gives each selected subject without a picture the one that its Wikidata item names (P18), if its licence on Commons
 * allows it, each in its own transaction. A subject that has a picture keeps it; every other subject that gets none has
 * a line in the report. Fails as `Wikimedia` does.
 */
export async function importCommonsPictures(
  db: Database,
  services: Services,
  { subjects }: CommonsSelection,
  { dryRun = false, onProgress, onLine, stop = new AbortController().signal }: Options = {},
): Promise<Report> {
  const report = { ...emptyReport(), onLine },
    authorId = `import-${origin.id}`;
  if (!dryRun) await saveOriginWithMember(db, origin, authorId);
  let done = 0,
    failedInSequence = 0;
  for (let from = 0; from < subjects.length && !stop.aborted; from += groupSize) {
    const group = subjects.slice(from, from + groupSize);
    const files = await findFiles(group, { ...services, report, stop }).catch(throwUnlessStopped);
    for (const subject of group) {
      if (stop.aborted) break;
      report.read++;
      const pictures = files?.get(subject.id);
      if (pictures)
        try {
          const outcome = await importPicture(db, services, { subject, ...pictures, authorId, dryRun, stop });
          if (outcome === 'taken') report.taken++;
          else addToReport(report, 'refused', [{ where: placeOf(subject), why: outcome }]);
          failedInSequence = 0;
        } catch (error) {
          if (stop.aborted) break;
          if (!(error instanceof Failure) || !/^(?:picture|wikimedia)/.test(error.errorName)) throw error;
          if (error.errorName.startsWith('wikimedia') && ++failedInSequence >= maxFailedInSequence) throw error;
          addToReport(report, 'refused', [{ where: placeOf(subject), why: describeFailure(error).words }]);
        }
      onProgress?.(++done);
    }
  }
  return report;

  function throwUnlessStopped(error: unknown): null {
    if (stop.aborted) return null;
    throw error;
  }
}

const placeOf = ({ name, id, item }: SelectedSubject) => `${name} (${id}, ${item})`;

interface FoundPicture {
  file: CommonsFile;
  captions: InLanguages;
}

/** The files of the subjects that still need one; the others are reported. */
async function findFiles(
  group: readonly SelectedSubject[],
  { wikimedia, report, stop }: Services & { report: Report; stop: AbortSignal },
): Promise<Map<string, FoundPicture>> {
  const leaveOut = (subject: SelectedSubject, why: string) =>
    addToReport(report, 'refused', [{ where: placeOf(subject), why }]);
  const open = group.filter((subject) => {
    if (subject.isDone) report.unchanged++;
    else if (subject.hasPicture) countPassedOver(report, placeOf(subject), 'has a picture already');
    return !subject.isDone && !subject.hasPicture;
  });
  const wellFormed = open.filter((subject) => {
    const isItem = /^Q[1-9]\d{0,11}$/.test(subject.item);
    if (!isItem) leaveOut(subject, 'its identifier is no Wikidata item');
    return isItem;
  });
  const entities = await wikimedia.entities(
    wellFormed.map(({ item }) => item),
    { signal: stop },
  );
  const candidates = wellFormed.flatMap((subject) => {
    const entity = entities.get(subject.item);
    if (!entity) return leaveOut(subject, 'Wikidata has no such item: it was deleted') ?? [];
    const unfit = unfitReasonOf(entity, subject.kind);
    if (unfit) return leaveOut(subject, unfit) ?? [];
    const picture = pictureNameOf(entity);
    if ('none' in picture) return leaveOut(subject, picture.none) ?? [];
    return [{ subject, fileName: picture.name, captions: legendsOf(entity, picture.name) }];
  });
  const pictures = new Map<string, FoundPicture>();
  for (const [width, sameWidth] of Map.groupBy(candidates, ({ subject }) => widthOf(subject.kind))) {
    const files = await wikimedia.files(
      sameWidth.map(({ fileName }) => fileName),
      width,
      { signal: stop },
    );
    for (const { subject, fileName, captions } of sameWidth) {
      const file = files.get(fileName);
      if (file) pictures.set(subject.id, { file, captions });
      else leaveOut(subject, `Commons has no file “${fileName}”`);
    }
  }
  return pictures;
}

/** Saves and publishes the picture of a subject; returns why it is left out otherwise. */
async function importPicture(
  db: Database,
  { media, wikimedia }: Services,
  {
    subject,
    file,
    captions,
    authorId,
    dryRun,
    stop,
  }: FoundPicture & { subject: SelectedSubject; authorId: string; dryRun: boolean; stop: AbortSignal },
): Promise<string> {
  markPlace(placeOf(subject));
  if (!isPictureFile(file)) return `“${file.name}” is no picture (${file.mediaType || 'unknown type'})`;
  const rights = rightsOf(file.metadata);
  if ('refused' in rights) return `“${file.name}”: ${rights.refused}`;
  if (dryRun) return 'taken';
  const sent = await wikimedia.download(file, { signal: stop });
  if ('refused' in sent) return `“${file.name}”: ${sent.refused}`;
  const picture = await preparePicture(sent);
  const details = fileDetails(file, rights),
    { author, licence, source } = details;
  const image = await savePicture(
    db,
    media,
    authorId,
    picture,
    {
      thingId: subject.id,
      title: captions,
      description: {},
      tags: [],
      ...details,
      size: sent.length,
      format: picture.format,
      murmurHash: murmurHash(sent),
    },
    sent,
  );
  const usedPicture = { id: image.id, url: pictureAddress(image) };
  return withImportLock(db, async (tx) => {
    const part = {
      thingId: subject.id,
      module: subject.kind === 'painting' ? 'gallery' : 'facts',
      language: null,
      key: '',
    };
    const newest = await latestPublished(tx, part);
    const content =
      part.module === 'gallery'
        ? withFirst(Gallery.parse(newest?.content ?? { images: [] }), { ...usedPicture, caption: null })
        : withPortrait(newest?.content, { ...usedPicture, caption: captions, credit: { author, licence, source } });
    if (typeof content === 'string') return content;
    await publishAtOnce(tx, [{ ...part, content }] as Parameters<typeof publishAtOnce>[1], {
      authorId,
      originId: origin.id,
    });
    const hash = hashOf({ file: file.name, licence, author });
    await sql`
      insert into import_record (origin_id, key, thing_id, hash, linked_hash)
      values (${origin.id}, ${subject.id}, ${subject.id}, ${hash}, ${hash})
      on conflict (origin_id, key) do update set hash = excluded.hash`.execute(tx);
    return 'taken';
  });
}

/** The gallery with a picture as its first, which represents the painting; a reason if it has no room. */
const withFirst = ({ images }: Gallery, picture: Gallery['images'][number]): Gallery | string =>
  images.length >= limits.galleryPictures
    ? `${limits.galleryPictures} pictures hang there already`
    : { images: [picture, ...images.filter(({ id }) => id !== picture.id)] };

/** The facts with a portrait, unless somebody chose one, or removed the entry, since the run began. */
function withPortrait(stored: unknown, portrait: NonNullable<Facts['portrait']>): Facts | string {
  if (stored === undefined) return 'the entry was removed in the meantime';
  const facts = Facts.parse(stored);
  return facts.portrait ? 'somebody chose a picture in the meantime' : { ...facts, portrait };
}
