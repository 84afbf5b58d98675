import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { unionKinds } from '../../families/rules.ts';
import { Field } from '../../../ui/form/field.tsx';
import type { ShownGroup } from '../contract.ts';
import type { GroupUnion } from '../rules.ts';
import type { ChangeHandler } from './node-actions.ts';
import type { EditableGroup } from './editable-group.ts';
import { namesOf, NodeChoice } from './node-choice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Fault } from '../../../ui/form/fault.tsx';
import { Options } from '../../../ui/form/options.tsx';

interface Props {
  writing: EditableGroup;
  shownGroup: ShownGroup;
  change: ChangeHandler;
}

/** The author's own families in a tree: partners and their children. */
export function UnionsField({ writing, shownGroup, change }: Props) {
  const { t } = useReader();
  const names = namesOf(writing, shownGroup, t('make.untitled'));
  const [pair, setPair] = useState({ first: '', other: '' });
  const [isTold, setTold] = useState(false);
  const { unions } = writing.group;
  const put = (to: (list: readonly GroupUnion[]) => GroupUnion[]) =>
    change((now) => ({ ...now, group: { ...now.group, unions: to(now.group.unions) } }));
  const put1 = (place: number, to: (union: GroupUnion) => GroupUnion) =>
    put((list) => list.map((union, at) => (at === place ? to(union) : union)));

  function add() {
    const partners = [...new Set([pair.first, pair.other])].filter((key) => names.has(key));
    setTold(!partners.length);
    if (!partners.length) return;
    put((list) => [...list, { partners, kind: 'marriage', children: [] }]);
    setPair({ first: '', other: '' });
  }
  return (
    <section className="group-part" aria-labelledby="group-unions-title">
      <h2 id="group-unions-title">{t('make.unions')}</h2>
      <ul className="bare group-unions">
        {unions.map((union, place) => (
          <li key={place}>
            <Union
              union={union}
              names={names}
              onUnion={(to) => put1(place, to)}
              onRemove={() => put((list) => list.filter((_, at) => at !== place))}
            />
          </li>
        ))}
      </ul>
      <div className="row group-joining">
        <NodeChoice
          label={t('make.union.one')}
          names={names}
          value={pair.first}
          onValue={(key) => setPair({ ...pair, first: key })}
        />
        <NodeChoice
          label={t('make.union.other')}
          names={names}
          none={t('make.union.nobody')}
          value={pair.other}
          onValue={(other) => setPair({ ...pair, other })}
        />
        <Button onClick={add}>{t('make.union.add')}</Button>
      </div>
      {isTold && <Fault>{t('make.union.lack')}</Fault>}
    </section>
  );
}

interface UnionProps {
  union: GroupUnion;
  names: ReadonlyMap<string, string>;
  onUnion(to: (union: GroupUnion) => GroupUnion): void;
  onRemove(): void;
}

function Union({ union: { partners, kind, children }, names, onUnion, onRemove }: UnionProps) {
  const { t } = useReader();
  const called = partners.map((key) => names.get(key) ?? '').join(' ⚭ ');
  const free = new Map(
    [...names].filter(([key]) => !partners.includes(key) && !children.some((child) => child.key === key)),
  );
  return (
    <fieldset className="group-union">
      <legend>{called}</legend>
      <Field label={t('make.line.word')}>
        <select
          value={kind}
          onChange={({ target }) => onUnion((now) => ({ ...now, kind: target.value as GroupUnion['kind'] }))}
        >
          <Options of={unionKinds} name={(unionKind) => t(`family.union.${unionKind}`)} />
        </select>
      </Field>
      <ul className="bare rows group-joined">
        {children.map((child) => (
          <li key={child.key} className="row">
            <span>→ {names.get(child.key)}</span>
            <label className="group-check">
              <input
                type="checkbox"
                checked={child.adopted}
                onChange={({ target }) =>
                  onUnion((now) => ({
                    ...now,
                    children: now.children.map((item) =>
                      item.key === child.key ? { ...item, adopted: target.checked } : item,
                    ),
                  }))
                }
              />{' '}
              <span>{t('make.union.adopted')}</span>
            </label>
            <Button
              look="icon"
              aria-label={`${t('make.node.remove')}: ${names.get(child.key)}`}
              onClick={() =>
                onUnion((now) => ({ ...now, children: now.children.filter(({ key }) => key !== child.key) }))
              }
            >
              <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="row group-joining">
        {children.length < limits.childrenOfUnion && (
          <NodeChoice
            label={t('make.union.child')}
            names={free}
            value=""
            onValue={(key) =>
              key &&
              onUnion((now) => ({ ...now, children: [...now.children, { key, adopted: false, doubtful: false }] }))
            }
          />
        )}
        <Button onClick={onRemove}>{t('make.node.remove')}</Button>
      </div>
    </fieldset>
  );
}
