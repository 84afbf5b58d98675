import { useReader } from '../../../kit/reader.tsx';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { Field } from '../../../ui/form/field.tsx';
import { unionEnds, unionKinds } from '../rules.ts';
import { CitationField } from '../../../editing/fields/citation-field.tsx';
import { TimeBox } from '../../../editing/fields/time-box.tsx';
import { MemberFields } from './member-fields.tsx';
import { asChild, newPerson, type EditableChild, type EditableMember, type EditableUnion } from './editable-union.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Options } from '../../../ui/form/options.tsx';

interface Props {
  union: EditableUnion;
  self: string;
  reportsMissing: boolean;
  nameOf(member: EditableMember): string;
  onNamed(entry: LinkedEntry): void;
  /** Changes with the same `field` are one undo step; without it, each change is a separate step. */
  onUnion(change: (union: EditableUnion) => EditableUnion, field?: string): void;
  onRemove(): void;
}

/** The fields of a union: partners, times, children. */
export function UnionFields({ union, self, reportsMissing, nameOf, onNamed, onUnion, onRemove }: Props) {
  const { language, t } = useReader();
  const set = <F extends keyof EditableUnion>(field: F, value: EditableUnion[F]) =>
    onUnion((now) => ({ ...now, [field]: value }), field);
  const called = (member: EditableMember) => nameOf(member) || t('write.family.someone');
  const changeChild = (at: number, change: (child: EditableChild) => EditableChild, isStep = false) =>
    onUnion(
      (now) => ({ ...now, children: now.children.with(at, change(now.children[at]!)) }),
      isStep ? undefined : `child ${at}`,
    );
  return (
    <div className="stack union-fields">
      <fieldset>
        <legend>{t('write.family.partners')}</legend>
        {union.partners.map((member, at) => (
          <div key={at} className="union-member">
            {member.id === self ? (
              <strong>{called(member)}</strong>
            ) : (
              <MemberFields
                member={member}
                name={nameOf(member)}
                reportsMissing={reportsMissing}
                onNamed={onNamed}
                onMember={(change, isStep) =>
                  onUnion(
                    (now) => ({ ...now, partners: now.partners.with(at, change(now.partners[at]!)) }),
                    isStep ? undefined : `partner ${at}`,
                  )
                }
              />
            )}
            <RemoveButton
              name={called(member)}
              onAway={() =>
                set(
                  'partners',
                  union.partners.filter((_, place) => place !== at),
                )
              }
            />
          </div>
        ))}
        {union.partners.length < 2 && (
          <Button onClick={() => set('partners', [...union.partners, newPerson(null, language)])}>
            + {t('write.family.addPartner')}
          </Button>
        )}
      </fieldset>
      <div className="row">
        <Field label={t('write.family.kind')}>
          <select value={union.kind} onChange={({ target }) => set('kind', target.value as EditableUnion['kind'])}>
            <Options of={unionKinds} name={(unionKind) => t(`family.union.${unionKind}`)} />
          </select>
        </Field>
        <Field label={t('write.family.ended')}>
          <select
            value={union.ended ?? ''}
            onChange={({ target }) => set('ended', (target.value || null) as EditableUnion['ended'])}
          >
            <option value="">{t('write.family.ended.none')}</option>
            <Options of={unionEnds} name={(unionEnd) => t(`family.ended.${unionEnd}`)} />
          </select>
        </Field>
        <label className="member-tick">
          <input type="checkbox" checked={union.doubtful} onChange={({ target }) => set('doubtful', target.checked)} />
          {t('write.family.doubtful')}
        </label>
      </div>
      <TimeBox
        label={t('write.family.time')}
        value={union.time}
        onChange={(change) => onUnion((now) => ({ ...now, time: change(now.time) }), 'time')}
      />
      <fieldset>
        <legend>{t('write.family.children')}</legend>
        {union.children.map((child, at) => (
          <div key={at} className="union-member">
            {child.id === self ? (
              <strong>{called(child)}</strong>
            ) : (
              <MemberFields
                member={child}
                name={nameOf(child)}
                reportsMissing={reportsMissing}
                onNamed={onNamed}
                onMember={(change, isStep) => changeChild(at, change, isStep)}
              />
            )}
            <div className="row member-ticks">
              {(['adopted', 'doubtful'] as const).map((field) => (
                <label key={field} className="member-tick">
                  <input
                    type="checkbox"
                    checked={child[field]}
                    onChange={({ target }) => changeChild(at, (now) => ({ ...now, [field]: target.checked }))}
                  />
                  {t(`write.family.${field}`)}
                </label>
              ))}
              {at > 0 && (
                <button
                  type="button"
                  className="icon"
                  aria-label={t('write.family.earlier', { name: called(child) })}
                  title={t('write.family.earlier', { name: called(child) })}
                  onClick={() => set('children', union.children.toSpliced(at, 1).toSpliced(at - 1, 0, child))}
                >
                  <span aria-hidden="true">↑</span>
                </button>
              )}
              {at < union.children.length - 1 && (
                <button
                  type="button"
                  className="icon"
                  aria-label={t('write.family.later', { name: called(child) })}
                  title={t('write.family.later', { name: called(child) })}
                  onClick={() => set('children', union.children.toSpliced(at, 1).toSpliced(at + 1, 0, child))}
                >
                  <span aria-hidden="true">↓</span>
                </button>
              )}
            </div>
            <RemoveButton
              name={called(child)}
              onAway={() =>
                set(
                  'children',
                  union.children.filter((_, place) => place !== at),
                )
              }
            />
          </div>
        ))}
        <Button onClick={() => set('children', [...union.children, asChild(newPerson(null, language))])}>
          + {t('write.family.addChild')}
        </Button>
      </fieldset>
      <CitationField citation={union.source} onCitation={(source) => set('source', source)} />
      <Button onClick={onRemove}>{t('write.family.removeUnion')}</Button>
    </div>
  );
}

function RemoveButton({ name, onAway }: { name: string; onAway(): void }) {
  const { t } = useReader();
  return (
    <button
      type="button"
      className="icon"
      aria-label={t('write.family.remove', { name })}
      title={t('write.family.remove', { name })}
      onClick={onAway}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />
      </svg>
    </button>
  );
}
