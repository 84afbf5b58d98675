/**
 * Schemas of the files of a content folder, one per kind of file. docs/content.md explains them to writers;
 * `content/schema/` has them as JSON Schema, for editors (`npm run content:schema`).
 */
import { z } from 'zod';
import { unionEnds, unionKinds } from '../../src/features/families/rules.ts';
import { vocabulary } from '../../src/features/paintings/rules.ts';
import { forEachContentLanguage } from '../../src/rules/languages.ts';
import { genders, kinds, regions } from '../../src/rules/kinds.ts';
import { relationTypes } from '../../src/rules/relation-types.ts';
import { isOwnId } from '../own-id.ts';

export const Schema = z
  .string()
  .optional()
  .meta({ description: 'The schema of this file, so that an editor checks it' });
const Text = z.string().trim().min(1);
export const InFiveLanguages = z.strictObject(forEachContentLanguage(() => Text));
export type InFiveLanguages = z.infer<typeof InFiveLanguages>;

export const Id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id has small letters, digits and hyphens');
export const SubjectId = Id.refine(
  isOwnId,
  'the id of a subject begins with a letter, has at most 80, and does not end in -en, -fr, -es or -jp',
).meta({ description: 'The id of a subject: the name of its folder' });

const day = String.raw`-?\d{4,5}(?:-\d\d){0,2}[~?]?`;
export const When = z
  .string()
  .regex(new RegExp(`^${day}(?:/(?:${day}|\\.\\.))?$`), 'a date is like -0221, -0210-09-10~ or -0221/-0206')
  .meta({
    description:
      'A date, or a start and an end with / between: -0221 is 221 BC; months and days follow after a hyphen; ~ means about, ? doubtful, .. to the present',
  });
const Life = z
  .string()
  .regex(
    new RegExp(`^(?:${day}/(?:${day})?|/${day})$`),
    'a life is like 1516-02-18/1558-11-17; an unknown date is empty',
  )
  .meta({ description: 'Birth and death with / between; an unknown date is empty' });

export const Source = z
  .string()
  .regex(/^[a-z0-9-]+(?: \S.*)?$/, 'a source is the name of a file of sources/, then the chapter or page')
  .meta({ description: 'A file of sources/ without .json, then where in it: shiji 87' });
const At = Id.meta({ description: 'A place of places.json, or a subject that has a place' });

const Latitude = z.number().min(-90).max(90);
const Longitude = z.number().min(-180).max(180);
const Place = z.strictObject({ latitude: Latitude, longitude: Longitude, name: InFiveLanguages });
export type PlaceRow = z.infer<typeof Place>;

const Weight = z
  .union([z.literal(1), z.literal(2), z.literal(3)])
  .meta({ description: '3 changes the world, 2 changes a country or a life, 1 is a detail worth knowing' });

const Painting = z.strictObject({
  artist: z
    .union([SubjectId, InFiveLanguages])
    .optional()
    .meta({ description: 'A subject, or a name in five languages' }),
  role: z.literal('attributed').optional(),
  styles: z.array(z.enum(vocabulary.styles)),
  themes: z.array(z.enum(vocabulary.themes)),
  materials: z.array(z.enum(vocabulary.materials)),
  supports: z.array(z.enum(vocabulary.supports)),
  size: z
    .strictObject({ height: z.number().positive(), width: z.number().positive() })
    .optional()
    .meta({ description: 'In centimetres' }),
  museum: Id.optional().meta({ description: 'A museum of museums.json' }),
  inventory: Text.optional(),
  source: Text.meta({ description: 'Whose catalogue says so' }),
  page: z.url().optional().meta({ description: 'The museum’s own page of the painting, if it is certain' }),
});

export const SubjectFile = z.strictObject({
  $schema: Schema,
  kind: z.enum(kinds),
  region: z.enum(regions),
  short: z.literal(true).optional().meta({
    description: 'A short entry: one event, one relation and a summary of one or two sentences are enough',
  }),
  names: InFiveLanguages,
  otherNames: z
    .strictObject({
      zh: z.array(Text).min(1).optional(),
      en: z.array(Text).min(1).optional(),
      fr: z.array(Text).min(1).optional(),
      es: z.array(Text).min(1).optional(),
      jp: z.array(Text).min(1).optional(),
    })
    .optional()
    .meta({ description: 'Other names that readers look for, the best known first' }),
  disambiguation: InFiveLanguages.optional().meta({ description: 'Shown with the name if another subject has it too' }),
  reading: z
    .strictObject({ jp: z.string().regex(/^[\p{Script=Hiragana}ー]+$/u, 'a reading is in hiragana') })
    .optional()
    .meta({ description: 'How a name with Chinese characters or digits is read' }),
  gender: z.enum(genders).optional().meta({ description: 'Of a person' }),
  isWay: z.literal(true).optional().meta({ description: 'A road or another way: nobody is born in it' }),
  onMaps: z
    .array(Text)
    .min(1)
    .optional()
    .meta({ description: 'English names on the maps of borders that lead to this subject' }),
  identifiers: z
    .strictObject({
      wikidata: z
        .string()
        .regex(/^Q\d+$/)
        .optional(),
      nomisma: Text.optional(),
    })
    .optional()
    .meta({ description: 'What other collections call it, if it is certain' }),
  times: z
    .array(
      z.strictObject({
        role: z.enum(['life', 'reign', 'active', 'span', 'made']),
        when: When,
        source: Source,
      }),
    )
    .meta({
      description:
        'life: from birth to death; reign; active: if little else is known; span: of a polity, war or site; made: of a work',
    }),
  place: Place.optional().meta({ description: 'Where it is, was born, was fought, was made or is kept' }),
  painting: Painting.optional(),
  summary: InFiveLanguages.meta({ description: '40 to 90 words (zh and jp: 80 to 180 characters)' }),
  events: z.array(
    z.strictObject({
      when: When,
      title: InFiveLanguages.meta({
        description: 'One sentence without a full stop, at most 110 letters (zh, jp: 48)',
      }),
      at: At.optional(),
      weight: Weight,
      with: z.array(SubjectId).min(1).optional().meta({ description: 'Other subjects that took part' }),
      source: Source,
    }),
  ),
  relations: z.array(
    z.strictObject({
      word: z.string().meta({ description: 'A word of relation-words.json, from this subject to the other one' }),
      to: SubjectId,
      when: When.optional(),
      at: At.optional(),
      note: InFiveLanguages.optional().meta({ description: 'One sentence that says what the word alone does not' }),
      source: Source,
    }),
  ),
  nodes: z
    .array(
      z.strictObject({
        title: InFiveLanguages,
        description: InFiveLanguages.optional(),
        when: When.optional(),
        at: At,
        sketch: z
          .strictObject({
            type: z.enum(['LineString', 'Polygon']),
            style: z.enum(['solid', 'dashed', 'dotted', 'arrow']).optional(),
            points: z.array(z.tuple([Longitude, Latitude])).meta({ description: 'Longitude before latitude' }),
          })
          .optional(),
        weight: Weight,
        source: Source,
      }),
    )
    .min(1)
    .optional()
    .meta({ description: 'Stages of a journey, a wall or a campaign on its map, in the order of time' }),
});
export type SubjectFile = z.infer<typeof SubjectFile>;

export const SourceFile = z.strictObject({
  $schema: Schema,
  kind: z.enum(['contemporary', 'later', 'modern']).meta({
    description: 'contemporary: its author knew those times; later: about earlier times; modern: a study',
  }),
  title: z.union([Text, InFiveLanguages]).meta({
    description: 'In five languages if readers know the work by a name of their own, otherwise as it is printed',
  }),
  untitled: z.literal(true).optional().meta({
    description: 'The title only describes an inscription or a letter: it gets no title marks in zh and jp',
  }),
  author: Text.optional().meta({ description: 'In English; authors.json has the other languages' }),
  year: Text.optional().meta({
    description: 'When it was written or first printed: c. 430 BC, 8th–7th century BC, 1519–1526',
  }),
  language: Text.optional().meta({ description: 'The tag of the language it was written in; not for English studies' }),
  publisher: Text.optional(),
  cited: z
    .enum(['scrolls', 'rounds', 'hijra-years', 'tablets', 'volumes', 'articles'])
    .optional()
    .meta({ description: 'What the numbers of its places count, for languages that name it: 卷六, 第5回' }),
});
export type SourceFile = z.infer<typeof SourceFile>;

const WordInFiveLanguages = InFiveLanguages.meta({ description: 'At most 18 characters' });
const Kinds = z.array(z.enum(kinds)).min(1).optional();
export const RelationWord = z.strictObject({
  type: z.enum(relationTypes),
  forward: WordInFiveLanguages.meta({
    description:
      'Shown with the other subject on the page of the first: zh and jp say what the other one is, the rest what this one is',
  }),
  inverse: WordInFiveLanguages.optional().meta({
    description: 'The same from the other end; without it the relation has no direction',
  }),
  sentence: InFiveLanguages.meta({
    description:
      'The same as a sentence: {a} is this subject, {b} the other one; [is|are] follows the number of the name before it; (à), (de) and (a) take the form that the name needs',
  }),
  from: Kinds.meta({ description: 'Kinds of subjects that it may start from; any if missing' }),
  to: Kinds.meta({ description: 'Kinds of subjects that it may lead to; any if missing' }),
  order: z.enum(['together', 'made', 'made-in', 'after', 'before']).optional().meta({
    description:
      'together: both exist at one time; made: this subject exists while the other is made; made-in: the other exists while this one is made; after: this subject can know the other; before: this subject comes first or still exists',
  }),
  ways: z.enum(['only', 'never']).optional().meta({ description: 'Whether it leads only to roads, or never to one' }),
  note: z.literal('required').optional().meta({ description: 'The sentence says little without a note' }),
  loose: z.literal(true).optional().meta({ description: 'Claims little: at most a twentieth of all relations' }),
});
export type RelationWord = z.infer<typeof RelationWord>;

const Gender = z.enum(genders);
const HousePerson = z.strictObject({
  id: SubjectId,
  names: InFiveLanguages,
  otherNames: z.array(Text).min(1).optional().meta({ description: 'Other names in any language' }),
  gender: Gender,
  royal: z.literal(true).optional(),
  life: Life.optional(),
  reigns: z.array(When).min(1).optional(),
  ruled: z
    .array(z.strictObject({ realm: SubjectId, when: When.optional(), source: Source.optional() }))
    .min(1)
    .optional()
    .meta({
      description: 'What they ruled; without `when` during all reigns, without `source` by the source of the person',
    }),
  note: InFiveLanguages.optional().meta({ description: 'One sentence: who they were' }),
  source: Source,
});
export type HousePersonRow = z.infer<typeof HousePerson>;
const HouseUnion = z.strictObject({
  partners: z.array(SubjectId).min(1).max(2).meta({ description: 'The man first; one if the other is unknown' }),
  kind: z.enum(unionKinds),
  when: z.union([When, Life]).optional(),
  ended: z.enum(unionEnds).optional(),
  doubtful: z.literal(true).optional(),
  children: z
    .array(
      z.union([
        SubjectId,
        z.strictObject({
          id: SubjectId,
          adopted: z.literal(true).optional(),
          doubtful: z.literal(true).optional(),
        }),
      ]),
    )
    .min(1)
    .optional()
    .meta({ description: 'In the order of birth' }),
  source: Source,
});
export type HouseUnionRow = z.infer<typeof HouseUnion>;
export const FamilyFile = z.strictObject({
  $schema: Schema,
  region: z.enum(regions),
  names: InFiveLanguages,
  note: InFiveLanguages.meta({ description: 'One sentence: which house it is' }),
  span: When.meta({ description: 'When it ruled' }),
  source: Source,
  elsewhere: z
    .array(SubjectId)
    .min(1)
    .optional()
    .meta({ description: 'Members who are in subjects/ or in another family' }),
  members: z.array(HousePerson),
  kin: z.array(HousePerson).meta({ description: 'People who married into it, and their parents' }),
  unions: z
    .array(HouseUnion)
    .meta({ description: 'Each written once; partners may be in subjects/ or another family' }),
});
export type FamilyFile = z.infer<typeof FamilyFile>;

export const TourFile = z.strictObject({
  $schema: Schema,
  position: z.int().min(1).meta({ description: 'Its place in the list of tours: 1 is first' }),
  title: InFiveLanguages,
  description: InFiveLanguages,
  stops: z.array(
    z.strictObject({
      view: z.string().meta({ description: 'An address of this site without language: /detail/zhang-qian#/timemap' }),
      title: InFiveLanguages,
      text: InFiveLanguages,
    }),
  ),
});
export type TourFile = z.infer<typeof TourFile>;

const Card = z.strictObject({
  thing: z.string().min(1).meta({ description: 'A subject; or a book or a tour: book-iliad, tour-silk-road' }),
  words: InFiveLanguages.meta({ description: 'Why it is here' }),
});
/** `articles/<id>/article.json`; the texts are beside it, in a Markdown file per language. */
export const ArticleFile = z.strictObject({
  $schema: Schema,
  position: z.int().min(1).meta({ description: 'Its place in the list of articles: 1 is first' }),
  kind: z.enum(['normal', 'theme']).meta({ description: 'A text, or things under headings' }),
  title: InFiveLanguages,
  abstract: InFiveLanguages,
  sections: z
    .array(z.strictObject({ title: InFiveLanguages, words: InFiveLanguages, cards: z.array(Card).min(1) }))
    .optional()
    .meta({ description: 'The headings of a theme article' }),
});
export type ArticleFile = z.infer<typeof ArticleFile>;

const Museum = z.strictObject({
  region: z.enum(regions),
  names: InFiveLanguages,
  summary: InFiveLanguages,
  latitude: Latitude,
  longitude: Longitude,
  city: InFiveLanguages,
  wikidata: z
    .string()
    .regex(/^Q\d+$/)
    .optional(),
});
export type MuseumRow = z.infer<typeof Museum>;
export const MuseumsFile = z.strictObject({
  $schema: Schema,
  disambiguation: InFiveLanguages.meta({ description: 'Shown with the name of every museum' }),
  museums: z.record(Id, Museum),
});
export type MuseumsFile = z.infer<typeof MuseumsFile>;

export const PlacesFile = z.strictObject({ $schema: Schema, places: z.record(Id, Place) });
export const RelationWordsFile = z.strictObject({ $schema: Schema, words: z.record(Id, RelationWord) });
export const AuthorsFile = z.strictObject({
  $schema: Schema,
  authors: z.record(Text, InFiveLanguages).meta({
    description: 'Authors by their English names. A modern author whose name is the same everywhere needs no line',
  }),
});
export const LocatorsFile = z.strictObject({
  $schema: Schema,
  names: z.record(Text, InFiveLanguages).meta({
    description: 'Books, lives and articles within sources, as subjects cite them: Alexander is 亚历山大传',
  }),
});
export const CollectionFile = z.strictObject({
  $schema: Schema,
  id: Id.meta({ description: 'Identifies the collection in reports and when it is imported again' }),
  name: Text,
  licence: Text,
  url: z.url().nullable(),
});
export type CollectionFile = z.infer<typeof CollectionFile>;
