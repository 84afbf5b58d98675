import type { FunctionComponent, ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { recordBounds, type TimeRecord } from '../../../rules/time/historical-time.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import type { TextKey } from '../../../kit/texts.ts';
import { languages, type InLanguages } from '../../../rules/languages.ts';
import type { Citation, Place } from '../../../rules/schemas.ts';
import type { FieldProps, FieldView, ItemView, ComparisonContext, TimeField } from '../face/changes-view.ts';
import { PlaceValue, SourceValue, TextsValue, TimeValue } from '../face/values.tsx';
import type { ItemChange } from '../../../rules/revisions/difference.ts';

const signs = { added: '+', removed: '−', changed: '±', moved: '↕' };

interface Props {
  view: ItemView<never>;
  items: readonly ItemChange[];
  speaking: ComparisonContext;
}

/** List items that were added, removed, changed or moved; each in one line, with its fields below. */
export function ItemList({ view, items, speaking }: Props) {
  const { t } = useReader();
  const ordered = view.byTime ? items.toSorted((a, b) => sortTimeOf(a) - sortTimeOf(b)) : items;
  return (
    <ol className="bare rows difference-items">
      {ordered.map(({ op, before, after, fields, places }, place) => {
        const [old, fresh] = [before, after] as [Item | null, Item | null];
        const Whole = op === 'added' ? 'ins' : op === 'removed' ? 'del' : 'div';
        const changed =
          op === 'changed' || op === 'moved' ? shownFieldsOf(view, new Set(fields.map(({ field }) => field))) : null;
        return (
          <li key={place} data-op={op}>
            <span className="sign" role="img" aria-label={t(`difference.${op}`)}>
              {signs[op]}
            </span>
            <div>
              <Whole className="told">
                {view.isNumbered && <b className="tabular">{place + 1}. </b>}
                <Line view={view} item={(fresh ?? old)!} speaking={speaking} />
              </Whole>
              <dl>
                {places && (
                  <div>
                    <dt>{t('difference.place')}</dt>
                    <dd className="sides tabular">
                      <del>{places.before}</del>
                      <ins>{places.after}</ins>
                    </dd>
                  </div>
                )}
                {(changed ?? shownFieldsOf(view, new Set(Object.keys((fresh ?? old)!)))).map((field) => {
                  const how = viewOf(view, field);
                  if (how === null) return null;
                  const [was, is] = (
                    changed && how === 'texts' ? onlyDifferingLanguages(field, old!, fresh!) : [old, fresh]
                  ).map((item) => valueOf(field, how, item, item === old ? fresh : old, speaking));
                  if (!was && !is) return null;
                  return (
                    <div key={field}>
                      <dt>{t(labelOf(view, field))}</dt>
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

/** A compared item; its part knows the types of its fields. */
type Item = Partial<TimeRecord> & { time?: TimeRecord | null } & Record<string, unknown>;
const timeOf = (item: Item): TimeRecord | null => (item.startTime ? (item as TimeRecord) : (item.time ?? null));
const sortTimeOf = ({ before, after }: ItemChange) => {
  const time = timeOf((after ?? before) as Item);
  return (time && recordBounds(time)?.earliest) ?? Infinity;
};

const timeFields = new Set<string>([
  'time',
  'startTime',
  'endTime',
  'startNote',
  'endNote',
  'timeDesc',
] satisfies TimeField[]);
/** The shown fields of an item, in order. */
function shownFieldsOf(view: ItemView<never>, names: ReadonlySet<string>): string[] {
  const fields = Object.keys(view.fields).filter((field) => names.has(field));
  return [...names].some((name) => timeFields.has(name)) ? ['time', ...fields] : fields;
}
const viewOf = ({ fields }: ItemView<never>, field: string) =>
  (fields as Record<string, FieldView<never, never> | undefined>)[field];

const labelOf = ({ labels }: ItemView<never>, field: string) => labels?.[field] ?? (`desk.field.${field}` as TextKey);

/** The languages of a text that differ. */
function onlyDifferingLanguages(field: string, old: Item, fresh: Item): [Item, Item] {
  const of = (item: Item) => (item[field] ?? {}) as InLanguages;
  const other = languages.filter((code) => of(old)[code] !== of(fresh)[code]);
  const only = (item: Item) => ({
    ...item,
    [field]: Object.fromEntries(other.flatMap((code) => (of(item)[code] ? [[code, of(item)[code]]] : []))),
  });
  return [only(old), only(fresh)];
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The readable value of a field; null when empty. */
function valueOf(
  field: string,
  how: FieldView<never, never> | undefined,
  item: Item | null,
  other: Item | null,
  speaking: ComparisonContext,
): ReactNode {
  if (!item) return null;
  if (field === 'time') {
    const time = timeOf(item);
    return time && <TimeValue time={time} />;
  }
  const value = item[field];
  if (isEmpty(value) || !how) return null;
  if (how === 'texts') return <TextsValue of={value as InLanguages} />;
  if (how === 'place') return <PlaceValue place={value as Place} />;
  if (how === 'source') return <SourceValue source={value as Citation} />;
  const Value = how as FunctionComponent<FieldProps<Item, unknown>>;
  return <Value value={value} other={other?.[field] ?? null} item={item} speaking={speaking} />;
}

function Line({ view, item, speaking }: { view: ItemView<never>; item: Item; speaking: ComparisonContext }) {
  const { language } = useReader();
  const time = view.byTime ? timeOf(item) : null;
  return (
    <>
      {time && <b className="tabular">{writeRecord(time, language)}</b>}{' '}
      <view.Line item={item as never} speaking={speaking} />
    </>
  );
}
