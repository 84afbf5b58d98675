import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useReader } from '../../../kit/reader.tsx';
import { selectTranslation } from '../../../rules/languages.ts';
import { createIsOld } from '../../../rules/revisions/findings.ts';
import { familyOf } from '../contract.ts';
import { checkFamily, type FamilyContext } from '../face/check-family.ts';
import { presentFamily } from '../face/shown-family.ts';
import { LazyTree } from '../face/lazy-tree.tsx';
import type { Family } from '../rules.ts';
import type { EditorProps } from '../../../editing/part-editor.ts';
import { useNames } from '../../../editing/fields/use-names.ts';
import { ListForm } from '../../../editing/list/list-form.tsx';
import { checkRows } from '../../../editing/list/read-rows.ts';
import { useListPart } from '../../../editing/list/use-list-part.ts';
import { previewFamily } from './preview-family.ts';
import { UnionFields } from './union-fields.tsx';
import {
  toDrawableUnion,
  faultsOfUnion,
  roles,
  unionCodec,
  withRelative,
  type EditableMember,
  type Role,
} from './editable-union.ts';
import '../../../editing/list/event-rows.css';
import './edit-family.css';
import { Button } from '../../../ui/form/button.tsx';

type SurroundingFamily = ReplyOf<typeof familyOf>;

/** Generations around the person that the checks and the editor's tree include. */
const generationCount = 3;

/**
 * Edits the unions that belong to a person's entry (R21, S06): a tree with the current changes, and a list of unions
 * with partners, times and children.
 */
export function EditFamily(props: EditorProps<Family>) {
  const { language, t } = useReader();
  const { opened, isSignedIn } = props;
  const part = useListPart(unionCodec, props),
    { list, base, marks, removed, faulty, open } = part;
  const self = opened.head.global;
  const [published, setPublished] = useState<SurroundingFamily | null>(null);
  useEffect(() => {
    const flight = new AbortController();
    call(
      familyOf,
      { id: opened.head.id, way: 'all', steps: generationCount },
      { quiet: true, signal: flight.signal },
    ).then(setPublished, () => {});
    return () => flight.abort();
  }, [opened.head.id]);
  const { names, learn } = useNames(
    list.rows.flatMap(({ item }) =>
      [...item.partners, ...item.children].flatMap(({ id, person }) => (person || !id ? [] : id)),
    ),
  );
  const nameOf = ({ id, person }: EditableMember): string =>
    person
      ? person.name || (selectTranslation(person.names, language)?.value ?? '')
      : id === self
        ? opened.head.name
        : (names.get(id)?.name ?? id);

  // The tree also shows unions that still lack a name or time.
  const drawn = useMemo(
    () => part.rows.flatMap((row) => row.read ?? toDrawableUnion(row.item, language) ?? []),
    [part.rows, language],
  );
  const findings = useMemo(() => {
    const isOld = createIsOld(base),
      knownFamily = toKnownFamily(published, self, opened.head.name, names);
    return checkRows(unionCodec, part.rows, (family) => checkFamily(family, knownFamily, self, isOld));
  }, [base, part.rows, published, names, self, opened.head.name]);
  const elsewhere = published?.unions.filter(
    ({ toldBy, partners, children }) =>
      toldBy !== self && (partners.includes(self) || children.some(({ id }) => id === self)),
  );
  const tree = useMemo(
    () =>
      published &&
      previewFamily(presentFamily(published, language), self, drawn, names, {
        language,
        someone: t('write.family.someone'),
      }),
    [published, self, drawn, names, language, t],
  );
  // Redraw when people are added or removed, not on every keystroke.
  const shape =
    tree && JSON.stringify([tree.people.map(({ itemId }) => itemId), tree.unions.map(({ children }) => children)]);

  function add(role: Role) {
    const items = list.rows.map(({ item }) => item);
    const place = open === null ? -1 : list.rows.findIndex(({ key }) => key === open.key);
    const { at, union } = withRelative(items, self, role, place < 0 ? null : place, language);
    if (at === null) return part.addRow(union);
    const { key } = list.rows[at]!;
    list.change(key, () => union);
    part.openRow(key, true);
  }
  return (
    <ListForm
      opened={opened}
      part={part}
      isSignedIn={isSignedIn}
      findings={findings}
      tools={roles.map((role) => (
        <Button key={role} onClick={() => add(role)}>
          + {t(`write.family.add.${role}`)}
        </Button>
      ))}
    >
      {tree && tree.unions.length > 0 && (
        <section className="family-preview" aria-label={t('write.family.tree')}>
          <LazyTree key={shape} family={tree} name={opened.head.name} />
        </section>
      )}
      {elsewhere && elsewhere.length > 0 && (
        <div className="family-elsewhere">
          <p>{t('write.family.elsewhere')}</p>
          <ul className="bare">
            {elsewhere.map(({ id, toldBy, partners }) => {
              const called = (personId: string) => published!.people.find(({ itemId }) => itemId === personId);
              return (
                <li key={id}>
                  <a href={`/user/edit?id=${encodeURIComponent(called(toldBy)?.id ?? toldBy)}#/family`}>
                    {partners.map((partner) => called(partner)?.name ?? partner).join(' ⚭ ')}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {list.rows.length === 0 && <p className="list-empty">{t('write.family.none')}</p>}
      <ol className="bare rows event-rows family-rows">
        {list.rows.map(({ key, item }, at) => {
          const isOpen = open?.key === key,
            mark = marks.get(key)!,
            reportsMissing = part.draft.fault !== null;
          const title = [
            item.partners.map((partner) => nameOf(partner) || t('write.family.someone')).join(' ⚭ '),
            item.children.map((child) => nameOf(child) || t('write.family.someone')).join(', '),
          ]
            .filter(Boolean)
            .join(' → ');
          return (
            <li
              key={key}
              data-mark={mark}
              data-open={isOpen || undefined}
              data-faulty={(reportsMissing && faulty.has(key)) || undefined}
            >
              <div className="event-line">
                <button
                  type="button"
                  className="event-head family-head"
                  aria-expanded={isOpen}
                  onClick={() => part.openRow(isOpen ? null : key)}
                >
                  <span className="event-what">{title || t('write.family.someone')}</span>
                  {mark !== 'same' && <small className="badge event-mark">{t(`write.event.${mark}`)}</small>}
                </button>
                {(
                  [
                    ['up', '↑', list.rows[at - 1]],
                    ['down', '↓', list.rows[at + 1]],
                  ] as const
                ).map(
                  ([way, sign, neighbour]) =>
                    neighbour && (
                      <button
                        key={way}
                        type="button"
                        className="icon"
                        aria-label={t(`write.family.${way}`, { title: title || t('write.family.someone') })}
                        title={t(`write.family.${way}`, { title: title || t('write.family.someone') })}
                        onClick={() => list.swap(key, neighbour.key)}
                      >
                        <span aria-hidden="true">{sign}</span>
                      </button>
                    ),
                )}
              </div>
              {reportsMissing && faulty.has(key) && (
                <p className="fault">
                  {faultsOfUnion(item, language)
                    .map((fault) => t(`write.family.lacks.${fault}`))
                    .join(' · ')}
                </p>
              )}
              {findings.get(key)?.map(({ name, values }) => (
                <p key={`${name} ${values.name}`} className="event-finding">
                  {t(`finding.${name}`, values)}
                </p>
              ))}
              {isOpen && (
                <UnionFields
                  union={item}
                  self={self}
                  reportsMissing={reportsMissing}
                  nameOf={nameOf}
                  onNamed={learn}
                  onUnion={(change, field) => list.change(key, change, field)}
                  onRemove={() => list.remove([key])}
                />
              )}
            </li>
          );
        })}
      </ol>
      {removed.length > 0 && (
        <section className="event-removed" aria-label={t('write.event.removed')}>
          <h2 className="label">{t('write.event.removed')}</h2>
          <ul className="bare">
            {removed.map((union, at) => {
              const title = unionCodec.toEditable(union, language).partners.map(nameOf).join(' ⚭ ');
              return (
                <li key={at}>
                  <del>{title}</del>{' '}
                  <Button aria-label={t('write.event.back.of', { title })} onClick={() => part.putBack(union)}>
                    {t('write.event.back')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </ListForm>
  );
}

/** What the checks know about relatives: the published family and newly linked people. */
function toKnownFamily(
  published: SurroundingFamily | null,
  self: string,
  name: string,
  linked: ReturnType<typeof useNames>['names'],
): FamilyContext {
  const nobody = { gender: null, life: null };
  return {
    people: new Map([
      [self, { name, isPerson: true, ...nobody }],
      ...[...linked].map(
        ([id, entry]) => [id, { name: entry.name, isPerson: entry.kind === 'person', ...nobody }] as const,
      ),
      ...(published?.people ?? []).map(
        ({ itemId, name: called, kind, gender, life }) =>
          [itemId, { name: called, isPerson: kind === 'person', gender, life }] as const,
      ),
    ]),
    unions: (published?.unions ?? [])
      .filter(({ toldBy }) => toldBy !== self)
      .map(({ toldBy, partners, children }) => ({ toldBy, partners, children: children.map(({ id }) => id) })),
  };
}
