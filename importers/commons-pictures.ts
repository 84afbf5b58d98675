import { sql } from 'kysely';
import { publishAtOnce } from '../src/editing/revisions/face/publish.server.ts';
import { latestPublished } from '../src/editing/revisions/face/submit.server.ts';
import { Facts } from '../src/features/entries/rules.ts';
import { Gallery } from '../src/features/media/face/gallery-rules.ts';
import { murmurHash } from '../src/features/media/murmur-hash.ts';
import { preparePicture, savePicture } from '../src/features/media/pictures.server.ts';
import type { ImageRow } from '../src/features/media/queries.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import type { MediaStore } from '../src/kit/pictures/media-store.server.ts';
import type { Settings } from '../src/kit/settings.server.ts';
import { fileDetails, isPictureFile, rightsOf } from '../src/kit/wikimedia/file-licence.ts';
import type { CommonsFile, Wikimedia } from '../src/kit/wikimedia/wikimedia.server.ts';
import { describeFailure } from '../scripts/describe-failure.ts';
import { Failure } from '../src/rules/errors.ts';
import { subjectIdOf } from '../src/rules/entry-ids.ts';
import { manifestScheme } from '../src/rules/identifiers/subject-identifiers.ts';
import { kinds, type Kind } from '../src/rules/kinds.ts';
import { fallbackOrder, type InLanguages } from '../src/rules/languages.ts';
import * as limits from '../src/rules/limits.ts';
import { pictureAddress } from '../src/rules/picture-address.ts';
import { drawingCredit } from '../src/rules/pictures/drawing.ts';
import { withImportLock } from './import-lock.ts';
import { saveOriginWithMember } from './origin.ts';
import { copyMuseumPicture } from './museum-picture.ts';
import { markPlace } from './place.ts';
import { addToReport, countPassedOver, emptyReport, type Report, type Source } from './record.ts';
import { hashOf } from './record-hash.ts';
import { captionOf, emblemsOf, type Emblem } from './wikidata-emblems.ts';
import { legendsOf, manifestOf, pictureNameOf, unfitReasonOf } from './wikidata-pictures.ts';

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
  /** Keys of the records of earlier runs. */
  doneKeys: string[];
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
      array(select key from import_record where origin_id = ${origin.id} and thing_id = subject.id) as done_keys
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

/** The key of the record of the flags and arms of a state; that of the picture of a subject is its id. */
const emblemsKey = (id: string) => `${id} emblems`;

interface Services {
  media: MediaStore;
  wikimedia: Wikimedia;
  settings: Settings;
}
interface Options {
  dryRun?: boolean;
  onProgress?(done: number): void;
  /** Receives each line of the report at once. */
  onLine?: Report['onLine'];
  /** Ends the run and its request at once; finished pictures stay, and the next run continues. */
  stop?: AbortSignal;
}
/** What the steps of a run share. */
interface Run extends Services {
  db: Database;
  authorId: string;
  dryRun: boolean;
  report: Report;
  stop: AbortSignal;
  /** Files that failed to arrive since the last one that did. */
  failedInSequence: number;
}

/** Subjects per group: as many items and files as one request may have. */
const groupSize = 50;
/** Widths in pixels at which pictures are fetched, which Commons renders for everybody; paintings are zoomed into. */
const widthOf = (kind: Kind) => (kind === 'painting' ? 3840 : 1920);
const emblemWidth = 960;
/** Files that may fail to arrive one after the other before the run ends: the service is then away. */
const maxFailedInSequence = 5;

/**
 * Gives each selected subject without a picture the one that its Wikidata item names (P6108 of paintings, P18), and each
 * state its flags and arms, if their licence allows it; each in its own transaction. A subject that has a picture keeps
 * it; whatever else is left out has a line in the report. Fails as `Wikimedia` does.
 */
export async function importCommonsPictures(
  db: Database,
  services: Services,
  { subjects }: CommonsSelection,
  { dryRun = false, onProgress, onLine, stop = new AbortController().signal }: Options = {},
): Promise<Report> {
  const report = { ...emptyReport(), onLine },
    authorId = `import-${origin.id}`;
  const run: Run = { ...services, db, authorId, dryRun, report, stop, failedInSequence: 0 };
  if (!dryRun) await saveOriginWithMember(db, origin, authorId);
  let done = 0;
  for (let from = 0; from < subjects.length && !stop.aborted; from += groupSize) {
    const group = subjects.slice(from, from + groupSize);
    const files = await findFiles(run, group).catch((error: unknown) => {
      if (stop.aborted) return null;
      throw error;
    });
    if (!files) break;
    for (const subject of group) {
      const { picture, manifest, emblems = [] } = files.get(subject.id) ?? {};
      if (picture) await attempt(subject, () => importPicture(run, subject, { picture, manifest }));
      if (emblems.length) await attempt(subject, () => importEmblems(run, subject, emblems));
      if (stop.aborted) break;
      report.read += emblems.length ? 2 : 1;
      onProgress?.(++done);
    }
  }
  return report;

  /** Does one unit of work; reports why nothing came of it. */
  async function attempt(subject: SelectedSubject, work: () => Promise<string>): Promise<void> {
    if (stop.aborted) return;
    markPlace(placeOf(subject));
    let outcome;
    try {
      outcome = await work();
    } catch (error) {
      if (stop.aborted) return;
      if (!(error instanceof Failure) || !/^(?:picture|wikimedia)/.test(error.errorName)) throw error;
      if (error.errorName.startsWith('wikimedia') && ++run.failedInSequence >= maxFailedInSequence) throw error;
      outcome = describeFailure(error).words;
    }
    if (outcome === 'taken') report.taken++;
    else leaveOut(run, subject, outcome);
  }
}

const placeOf = ({ name, id, item }: SelectedSubject) => `${name} (${id}, ${item})`;
const leaveOut = ({ report }: Pick<Run, 'report'>, subject: SelectedSubject, why: string) =>
  addToReport(report, 'refused', [{ where: placeOf(subject), why }]);

interface FoundPicture {
  file: CommonsFile;
  captions: InLanguages;
}
interface FoundEmblem {
  file: CommonsFile;
  emblem: Emblem;
}
/** What there is for a subject. */
interface Found {
  /** The picture, or why there is none; null if it needs none. */
  picture: FoundPicture | { none: string } | null;
  /** The manifest of a museum. */
  manifest?: string | null;
  emblems: FoundEmblem[];
}

/** The files of the subjects that still need some; missing ones are reported. */
async function findFiles(run: Run, group: readonly SelectedSubject[]): Promise<Map<string, Found>> {
  const { wikimedia, report, stop } = run;
  const needsEmblems = ({ kind, id, doneKeys }: SelectedSubject) =>
    kind === 'polity' && !doneKeys.includes(emblemsKey(id));
  const needsPicture = ({ id, hasPicture, doneKeys }: SelectedSubject) => !hasPicture && !doneKeys.includes(id);
  for (const subject of group)
    if (subject.doneKeys.includes(subject.id)) report.unchanged++;
    else if (subject.hasPicture) countPassedOver(report, placeOf(subject), 'has a picture already');
  const open = group.filter((subject) => needsPicture(subject) || needsEmblems(subject));
  const wellFormed = open.filter((subject) => {
    const isItem = /^Q[1-9]\d{0,11}$/.test(subject.item);
    if (!isItem) leaveOut(run, subject, 'its identifier is no Wikidata item');
    return isItem;
  });
  const entities = await wikimedia.entities(
    wellFormed.map(({ item }) => item),
    { signal: stop },
  );
  const found = new Map<string, Found>();
  const requests: { name: string; width: number; use(file: CommonsFile | { none: string }): void }[] = [];
  for (const subject of wellFormed) {
    const entity = entities.get(subject.item),
      unfit = entity ? unfitReasonOf(entity, subject.kind) : 'Wikidata has no such item: it was deleted';
    if (!entity || unfit) {
      leaveOut(run, subject, unfit!);
      continue;
    }
    const files: Found = { picture: null, emblems: [] };
    found.set(subject.id, files);
    if (needsPicture(subject)) {
      if (subject.kind === 'painting') files.manifest = manifestOf(entity);
      const picture = pictureNameOf(entity);
      if ('none' in picture) files.picture = picture;
      else
        requests.push({
          name: picture.name,
          width: widthOf(subject.kind),
          use: (file) => (files.picture = 'none' in file ? file : { file, captions: legendsOf(entity, picture.name) }),
        });
    }
    if (needsEmblems(subject)) {
      const { emblems, leftOut } = emblemsOf(entity);
      for (const why of leftOut) leaveOut(run, subject, why);
      for (const emblem of emblems)
        requests.push({
          name: emblem.name,
          width: emblemWidth,
          use: (file) => {
            if ('none' in file) leaveOut(run, subject, file.none);
            else files.emblems.push({ file, emblem });
          },
        });
    }
  }
  for (const [width, sameWidth] of Map.groupBy(requests, (file) => file.width)) {
    const files = await wikimedia.files(
      sameWidth.map(({ name }) => name),
      width,
      { signal: stop },
    );
    for (const { name, use } of sameWidth) use(files.get(name) ?? { none: `Commons has no file “${name}”` });
  }
  return found;
}

/** Publishes the picture of a subject, of a painting that of its museum if it may; returns why there is none. */
async function importPicture(
  run: Run,
  subject: SelectedSubject,
  { picture, manifest }: Pick<Found, 'manifest'> & { picture: NonNullable<Found['picture']> },
): Promise<string> {
  const { authorId, dryRun, report } = run;
  if (manifest) {
    const copy = await copyMuseumPicture(run, { manifest, authorId, thingId: subject.id });
    if ('image' in copy)
      return copy.image ? publishPicture(run, subject, { image: copy.image, captions: {} }) : 'taken';
    addToReport(report, 'omitted', [{ where: placeOf(subject), why: `the manifest ${manifest}: ${copy.none}` }]);
    if (copy.isLinkable && !dryRun) await publishManifestLink(run, subject.id, manifest);
  }
  if ('none' in picture) return picture.none;
  const { file, captions } = picture;
  const copy = await copyFile(run, subject, file, { title: captions });
  if ('none' in copy) return copy.none;
  return copy.image ? publishPicture(run, subject, { image: copy.image, captions }) : 'taken';
}

/** Saves a file of Commons with its credit; the image is null in a trial. */
async function copyFile(
  run: Run,
  subject: SelectedSubject,
  file: CommonsFile,
  { title, separately = '' }: { title: InLanguages; separately?: string },
): Promise<{ image: ImageRow | null } | { none: string }> {
  const { db, media, wikimedia, authorId, dryRun, stop } = run;
  if (!isPictureFile(file)) return { none: `“${file.name}” is no picture (${file.mediaType || 'unknown type'})` };
  const rights = rightsOf(file.metadata);
  if ('refused' in rights) return { none: `“${file.name}”: ${rights.refused}` };
  if (dryRun) return { image: null };
  const sent = await wikimedia.download(file, { signal: stop });
  if ('refused' in sent) return { none: `“${file.name}”: ${sent.refused}` };
  run.failedInSequence = 0;
  const picture = await preparePicture(sent);
  const image = await savePicture(
    db,
    media,
    authorId,
    picture,
    {
      thingId: subject.id,
      title,
      description: {},
      tags: [],
      ...fileDetails(file, rights),
      size: sent.length,
      format: picture.format,
      murmurHash: murmurHash(sent),
    },
    sent,
    separately,
  );
  return { image };
}

const usedPicture = (image: ImageRow) => ({ id: image.id, url: pictureAddress(image) });

/** Publishes a picture as the portrait of its entry, or as the first of the gallery of its painting. */
function publishPicture(
  run: Run,
  { id, kind }: SelectedSubject,
  { image, captions }: { image: ImageRow; captions: InLanguages },
): Promise<string> {
  const { name: file, author, licence, source } = image,
    isPainting = kind === 'painting';
  return publishPart(run, id, {
    module: isPainting ? 'gallery' : 'facts',
    key: id,
    hash: hashOf({ file, licence, author }),
    change: (stored) =>
      isPainting
        ? withPictures(stored, [{ ...usedPicture(image), caption: null }], 'first')
        : withPortrait(stored, { ...usedPicture(image), caption: captions, credit: { author, licence, source } }),
  });
}

/** Publishes the flags and arms of a state in its gallery; those that may not be used are reported one by one. */
async function importEmblems(run: Run, subject: SelectedSubject, emblems: readonly FoundEmblem[]): Promise<string> {
  const pictures: Gallery['images'] = [];
  let taken = 0;
  // Several states share a file, each with periods of its own.
  for (const { file, emblem } of emblems) {
    const caption = captionOf(emblem);
    const copy = await copyFile(run, subject, file, { title: caption, separately: subject.id }).catch(
      (error: unknown) => {
        if (error instanceof Failure && error.errorName.startsWith('picture'))
          return { none: `“${file.name}”: ${describeFailure(error).words}` };
        throw error;
      },
    );
    if ('none' in copy) leaveOut(run, subject, `${emblem.type} ${copy.none}`);
    else taken++;
    if ('image' in copy && copy.image) pictures.push({ ...usedPicture(copy.image), caption });
  }
  if (!taken) return 'none of its flags and arms can be used';
  return pictures.length
    ? publishPart(run, subject.id, {
        module: 'gallery',
        key: emblemsKey(subject.id),
        hash: hashOf(emblems.map(({ file }) => file.name)),
        change: (stored) => withPictures(stored, pictures, 'last'),
      })
    : 'taken';
}

/** Stores the address of a museum's manifest among the identifiers of its painting, whose page links to it. */
const publishManifestLink = (run: Run, id: string, manifest: string): Promise<string> =>
  publishPart(run, id, {
    module: 'facts',
    key: `${id} manifest`,
    hash: hashOf({ manifest }),
    change(stored) {
      if (stored === undefined) return 'the entry was removed in the meantime';
      const facts = Facts.parse(stored);
      return manifestScheme in facts.same
        ? 'it has a manifest'
        : { ...facts, same: { ...facts.same, [manifestScheme]: manifest } };
    },
  });

/** Publishes what `change` makes of a part, with its import record; or returns the reason why it changes nothing. */
const publishPart = (
  { db, authorId }: Run,
  id: string,
  {
    module,
    key,
    hash,
    change,
  }: { module: 'facts' | 'gallery'; key: string; hash: string; change(stored: unknown): Facts | Gallery | string },
): Promise<string> =>
  withImportLock(db, async (tx) => {
    const part = { thingId: id, module, language: null, key: '' };
    const content = change((await latestPublished(tx, part))?.content);
    if (typeof content === 'string') return content;
    await publishAtOnce(tx, [{ ...part, content }] as Parameters<typeof publishAtOnce>[1], {
      authorId,
      originId: origin.id,
    });
    await sql`
      insert into import_record (origin_id, key, thing_id, hash, linked_hash)
      values (${origin.id}, ${key}, ${id}, ${hash}, ${hash})
      on conflict (origin_id, key) do update set hash = excluded.hash`.execute(tx);
    return 'taken';
  });

/** A gallery with further pictures; the first represents the subject; a reason if it has no room. */
function withPictures(stored: unknown, pictures: Gallery['images'], place: 'first' | 'last'): Gallery | string {
  const { images } = Gallery.parse(stored ?? { images: [] });
  const others = images.filter(({ id }) => !pictures.some((picture) => picture.id === id)),
    all = place === 'first' ? [...pictures, ...others] : [...others, ...pictures];
  return all.length > limits.galleryPictures
    ? `${limits.galleryPictures} pictures hang there already`
    : { images: all };
}

/** The facts with a portrait, unless a member chose one, or removed the entry, since the run began. */
function withPortrait(stored: unknown, portrait: NonNullable<Facts['portrait']>): Facts | string {
  if (stored === undefined) return 'the entry was removed in the meantime';
  const facts = Facts.parse(stored);
  return facts.portrait ? 'somebody chose a picture in the meantime' : { ...facts, portrait };
}
