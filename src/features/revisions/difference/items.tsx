import type { ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { Module } from '../../../rules/modules.ts';
import { recordBounds, type TimeRecord } from '../../../rules/time/historical-time.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { inLanguage, languages, languageTag, type InLanguages, type Language } from '../../../rules/languages.ts';
import type { Citation, LinkedEntry, Place } from '../../../rules/nouns.ts';
import type { SubjectTime } from '../../entries/contract.ts';
import type { Relations } from '../../relations/rules.ts';
import { nameIn, partsOfSentence, sentenceFor } from '../../relations/face/sentences.ts';
import type { Timeline } from '../../timelines/rules.ts';
import type { NodeImage, Sketch, Timemap } from '../../timemaps/rules.ts';
import type { ItemChange } from '../face/difference.ts';
import { Pairs, PicturesValue, PlaceValue, SourceValue, TextsValue, TimeValue } from './values.tsx';

type Named = Pick<LinkedEntry, 'name' | 'kind' | 'language'>;
/** Whose items they are, and who else is spoken of, by subject. */
export interface Speaking {
  self: Named;
  linked: ReadonlyMap<string, LinkedEntry>;
}
type Relation = Relations['relations'][number];
type Event = Timeline['events'][number];
type Node = Timemap['nodes'][number];

const signs = { added: '+', removed: '−', changed: '±' };

/**
 * Relations, events, nodes or spans of time that came, went or changed; each told in a sentence, with all that stands
 * in it.
 */
export function ItemList({
  module,
  items,
  speaking,
}: {
  module: Module;
  items: readonly ItemChange[];
  speaking: Speaking;
}) {
  const { language, say } = useReader();
  const ordered =
    module === 'timeline' || module === 'timemap' ? items.toSorted((a, b) => whenOf(a) - whenOf(b)) : items;
  return (
    <ol className="bare difference-items">
      {ordered.map(({ op, before, after, fields }, place) => {
        const [old, fresh] = [before, after] as [Item | null, Item | null];
        const Whole = op === 'added' ? 'ins' : op === 'removed' ? 'del' : 'div';
        const changed = op === 'changed' ? fieldsOf(fields.map(({ field }) => field)) : null;
        return (
          <li key={place} data-op={op}>
            <span className="sign" role="img" aria-label={say(`difference.${op}`)}>
              {signs[op]}
            </span>
            <div>
              <Whole className="told">
                <Told module={module} item={(fresh ?? old)!} speaking={speaking} language={language} />
              </Whole>
              <dl>
                {(changed ?? fieldsOf(Object.keys((fresh ?? old)!))).map((field) => {
                  const [was, is] = (changed ? onlyOther(field, old!, fresh!) : [old, fresh]).map((item) =>
                    valueOf(field, item, speaking, say, language),
                  );
                  if (!was && !is) return null;
                  return (
                    <div key={field}>
                      <dt>{say(`desk.field.${field}` as 'desk.field.word')}</dt>
                      {changed ? (
                        <dd className="sides">
                          {was && <del>{was}</del>}
                          {is && <ins>{is}</ins>}
                        </dd>
                      ) : (
                        <dd>{is ?? was}</dd>
                      )}
                    </div>
                  );
                })}
              </dl>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type Item = Partial<Relation & Event & Node & SubjectTime>;
const timeOf = (item: Item): TimeRecord | null => (item.startTime ? (item as TimeRecord) : (item.time ?? null));
const whenOf = ({ before, after }: ItemChange) => {
  const time = timeOf((after ?? before) as Item);
  return (time && recordBounds(time)?.earliest) ?? Infinity;
};

/** Fields that are texts in several languages. */
const inLanguages = ['title', 'word', 'inverse', 'sentence', 'description'];
/** Fields that make one together are told as one; what only importers read is not told. */
const order = [
  'time',
  'role',
  'to',
  'type',
  'title',
  'word',
  'inverse',
  'sentence',
  'place',
  'description',
  'attributes',
  'with',
  'weight',
  'sketch',
  'images',
  'source',
];
const ofTime = ['startTime', 'endTime', 'startNote', 'endNote', 'timeDesc', 'time'];
function fieldsOf(names: readonly string[]): string[] {
  const rest = names.filter((name) => !ofTime.includes(name) && name !== 'origin');
  return (names.length === rest.length ? rest : ['time', ...rest]).toSorted(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  );
}

/** Of a text in several languages those that differ. */
function onlyOther(field: string, old: Item, fresh: Item): [Item, Item] {
  if (!inLanguages.includes(field)) return [old, fresh];
  const of = (item: Item) => (item[field as 'title'] ?? {}) as InLanguages;
  const other = languages.filter((one) => of(old)[one] !== of(fresh)[one]);
  const only = (item: Item) => ({
    ...item,
    [field]: Object.fromEntries(other.flatMap((one) => (of(item)[one] ? [[one, of(item)[one]]] : []))),
  });
  return [only(old), only(fresh)];
}

/** What stands in a field, to be read; null for nothing. */
function valueOf(
  field: string,
  item: Item | null,
  { linked }: Speaking,
  say: ReturnType<typeof useReader>['say'],
  language: Language,
): ReactNode {
  if (!item) return null;
  if (field === 'time') {
    const time = timeOf(item);
    return time && <TimeValue time={time} />;
  }
  const value = item[field as keyof Item];
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)) return null;
  if (inLanguages.includes(field)) return Object.keys(value).length ? <TextsValue of={value as InLanguages} /> : null;
  switch (field) {
    case 'place':
      return <PlaceValue place={value as Place} />;
    case 'source':
      return <SourceValue source={value as Citation} />;
    case 'attributes':
      return Object.keys(value).length ? <Pairs of={value as Record<string, string>} /> : null;
    case 'type':
      return say(`relation.type.${item.type!}`);
    case 'role':
      return say(`entry.time.${item.role!}`);
    case 'weight':
      return say(`desk.weight.${String(value)}` as 'desk.weight.1');
    case 'to':
      return <Link id={value as string} linked={linked} />;
    case 'with':
      return (
        <span className="pairs">
          {(value as string[]).map((id) => (
            <Link key={id} id={id} linked={linked} />
          ))}
        </span>
      );
    case 'sketch':
      return sketchSaid(value as Sketch, say);
    case 'images':
      return <PicturesValue pictures={value as NodeImage[]} alt={inLanguage(item.title, language)?.value ?? ''} />;
    default:
      return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

const sketchSaid = ({ shape, style, description }: Sketch, say: ReturnType<typeof useReader>['say']) => (
  <span>
    {say(`desk.shape.${shape.type}`)}, {say(`desk.style.${style}`)}
    {description && (
      <>
        {' '}
        <TextsValue of={description} />
      </>
    )}
  </span>
);

function Link({ id, linked }: { id: string; linked: Speaking['linked'] }) {
  const entry = linked.get(id);
  return entry ? (
    <a href={`/detail/${encodeURIComponent(entry.id)}`} lang={languageTag(entry.language)}>
      {entry.name}
    </a>
  ) : (
    <code>{id}</code>
  );
}

/** An item in a sentence. */
function Told({
  module,
  item,
  speaking: { self, linked },
  language,
}: {
  module: Module;
  item: Item;
  speaking: Speaking;
  language: Language;
}) {
  const { say } = useReader();
  if (module === 'relations')
    return <Sentence relation={item as Relation} self={self} linked={linked} language={language} />;
  const time = timeOf(item),
    title = module === 'facts' ? null : inLanguage(item.title, language);
  return (
    <>
      {time && <b className="tabular">{writeRecord(time, language)}</b>}{' '}
      {module === 'facts' ? (
        say(`entry.time.${item.role!}`)
      ) : (
        <span lang={title ? languageTag(title.language) : undefined}>{title?.value}</span>
      )}
    </>
  );
}

/** A relation with both names: as its sentence where it has one, else with its word between them. */
function Sentence({
  relation,
  self,
  linked,
  language,
}: {
  relation: Relation;
  self: Named;
  linked: Speaking['linked'];
  language: Language;
}) {
  const other: Named = linked.get(relation.to) ?? { name: relation.to, kind: 'idea', language };
  const ends = { a: self, b: other };
  const sentence = inLanguage(relation.sentence, language),
    word = inLanguage(relation.word, language);
  const says = sentence ? sentenceFor(sentence.value, ends, sentence.language) : `{a} — ${word?.value ?? ''} → {b}`;
  return (
    <span lang={sentence ? languageTag(sentence.language) : undefined}>
      {partsOfSentence(says).map((part, place) =>
        typeof part === 'string' ? (
          part
        ) : (
          <b key={place} lang={languageTag(ends[part.end].language)}>
            {sentence ? nameIn(says, part.end, ends[part.end], sentence.language) : ends[part.end].name}
          </b>
        ),
      )}
    </span>
  );
}
