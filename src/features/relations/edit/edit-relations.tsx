import { useMemo, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { checkRelations } from '../face/check-relations.ts';
import { isBlocking, createIsOld } from '../../../rules/revisions/findings.ts';
import './edit-relations.css';
import { RelationCard } from './card.tsx';
import { RelationForm } from './form.tsx';
import { nodeOf, wordOf, type EditedRelations } from './graph.ts';
import { RelationRows } from './list.tsx';
import { RelationStage } from './stage.tsx';
import { ListForm } from '../../../editing/list/list-form.tsx';
import { knownDataOf } from '../../../editing/fields/known-data.ts';
import { checkRows } from '../../../editing/list/read-rows.ts';
import { emptyRelation, relationCodec } from './editable-relation.ts';
import { useNames } from '../../../editing/fields/use-names.ts';
import { useDictionary, useIncoming, useKnownEntries } from './use-relation-ends.ts';
import { useListPart } from '../../../editing/list/use-list-part.ts';
import type { EditorProps } from '../../../editing/part-editor.ts';
import type { Relations } from '../rules.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Edits the relations that start from an entry, on a canvas and in a list with one selection. Source: R20. */
export function EditRelations(props: EditorProps<Relations>) {
  const { opened, isSignedIn } = props,
    { head } = opened;
  const { language, t } = useReader();
  const part = useListPart(relationCodec, props);
  const { list, base, rows, marks, removed } = part;
  /** The selected node of the canvas; the open row belongs to the list. */
  const [chosenNode, setChosenNode] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [announcement, setSaid] = useState('');

  const self: LinkedEntry = useMemo(
    () => ({
      itemId: head.global,
      id: head.id,
      name: head.name,
      disambiguation: head.disambiguation,
      language: head.language,
      kind: head.kind,
    }),
    [head],
  );
  const { names: loadedNames, learn } = useNames([...rows.map(({ item }) => item.to), ...base.map(({ to }) => to)]);
  const incoming = useIncoming(opened.itemId, base, language);
  const names = useMemo(
    () => new Map([...loadedNames, ...incoming.map(({ other }) => [other.itemId, other] as const)]),
    [loadedNames, incoming],
  );
  const dictionary = useDictionary();
  const knownById = useKnownEntries(
    rows.filter(({ key }) => marks.get(key) !== 'same').map(({ item }) => item.to),
    names,
  );
  const findings = useMemo(() => {
    const [from, isOld] = [knownDataOf(head), createIsOld(base)];
    return checkRows(relationCodec, rows, (relations) =>
      checkRelations(relations, from, knownById, head.global, isOld),
    );
  }, [rows, base, head, knownById]);
  const written: EditedRelations = useMemo(
    () => ({ self, rows, marks, removed, incoming, names }),
    [self, rows, marks, removed, incoming, names],
  );

  const openRow = rows.find(({ key }) => key === part.open?.key),
    open = openRow?.key ?? null;
  const selectedId = openRow ? nodeOf(openRow) : chosenNode;
  const nameOf = (id: string) => names.get(id)?.name ?? id;

  function choose(id: string | null) {
    setChosenNode(id);
    part.openRow(null);
  }
  function openForm(key: number | null) {
    if (openRow && key === null) setChosenNode(nodeOf(openRow));
    part.openRow(key);
  }
  function add(to = '') {
    part.addRow({ ...emptyRelation(language), to }, 'begin');
    setChosenNode(to || null);
  }
  function remove(keys: readonly number[]) {
    const gone = rows.filter(({ key }) => keys.includes(key));
    if (!gone.length) return;
    list.remove(keys);
    part.openRow(null);
    setSaid(
      t('write.relation.removed', {
        name: gone
          .map(({ item }) =>
            [item.to ? nameOf(item.to) : t('write.relation.new'), wordOf(item, language)].filter(Boolean).join(', '),
          )
          .join('; '),
      }),
    );
  }

  const wrong = rows.filter(({ key }) => part.faulty.has(key) || findings.get(key)?.some(isBlocking));
  function submit() {
    setIsAsked(wrong.length > 0);
    if (wrong.length) openForm(wrong[0]!.key);
    else part.draft.submit();
  }
  return (
    <ListForm
      opened={opened}
      part={{
        ...part,
        draft: {
          ...part.draft,
          submit,
          fault: isAsked && wrong.length ? t('write.list.faults', { count: wrong.length }) : part.draft.fault,
        },
      }}
      isSignedIn={isSignedIn}
      tools={
        <Button look="first" onClick={() => add()}>
          + {t('write.relation.add')}
        </Button>
      }
    >
      <p className="unseen" role="status">
        {announcement}
      </p>
      <div className="columns relation-desk" data-open={open !== null || undefined}>
        <RelationStage
          written={written}
          selectedId={selectedId}
          onChoose={choose}
          onAdd={() => add()}
          onRemove={(id) => remove(rows.filter((row) => nodeOf(row) === id).map(({ key }) => key))}
          onOpen={(id) => {
            const row = rows.find((candidate) => nodeOf(candidate) === id);
            if (row) openForm(row.key);
            else if (id === self.itemId) add();
          }}
          card={
            selectedId !== null &&
            open === null && (
              <RelationCard
                written={written}
                id={selectedId}
                onOpen={openForm}
                onRemove={remove}
                onPutBack={part.putBack}
                onAdd={add}
                onClose={() => choose(null)}
              />
            )
          }
        />
        <RelationRows
          written={written}
          selectedId={selectedId}
          open={open}
          faulty={isAsked ? part.faulty : new Set()}
          findings={findings}
          arrived={part.arrived}
          onOpen={openForm}
          onRemove={remove}
          onPutBack={part.putBack}
          form={(key) => (
            <RelationForm
              item={openRow!.item}
              self={self}
              other={names.get(openRow!.item.to)}
              dictionary={dictionary}
              findings={findings.get(key) ?? []}
              isAsked={isAsked}
              onChange={(change, field) => list.change(key, change, field)}
              onOther={learn}
              onClose={() => openForm(null)}
              onRemove={() => remove([key])}
            />
          )}
        />
      </div>
    </ListForm>
  );
}
