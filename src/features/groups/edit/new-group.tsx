import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { placeOnPage, useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { Failure } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { readCopiedContent } from '../../../ui/copy-to-group.ts';
import type { GroupKind } from '../face/kinds.ts';
import type { Group } from '../rules.ts';
import { useCreateOnce } from '../../../editing/use-create-once.ts';
import { createGroupFrom, emptyGroup } from './editable-group.ts';
import { linkedEntries } from '../../../editing/lookups/contract.ts';
import { saveGroupDraft } from '../contract.ts';

/** Creates a group: asks for its name, and takes over the nodes shown on the previous page. */
export function NewGroup({ kind }: { kind: GroupKind }) {
  const { t } = useReader();
  const [group, setGroup] = useState<Group>(() => {
    const taken = readCopiedContent(kind);
    return taken ? createGroupFrom(taken) : emptyGroup(kind);
  });
  /** Null until the author changes the suggested name. */
  const input = useSavedInput<string | null>(placeOnPage('new group'), null),
    name = input.value ?? group.name;
  const [isNameMissing, setNameMissing] = useState(false);
  const { busy, failure, begin } = useCreateOnce();
  const fault = isNameMissing ? new Failure('groupNameNeeded') : failure;

  // `?items=a,b,c` lists entries, as on the page of paths.
  useEffect(() => {
    const ids = (new URLSearchParams(location.search).get('items') ?? '').split(',').filter(Boolean);
    if (!ids.length) return;
    call(linkedEntries, { ids: ids.slice(0, limits.maxPageSize) }, { quiet: true }).then(
      (linked) => {
        const byId = new Map(linked.map((entry) => [entry.itemId, entry]));
        const nodes = ids.flatMap((id) => {
          const entry = byId.get(id);
          return entry ? [{ itemId: id, called: entry.name }] : [];
        });
        setGroup(
          createGroupFrom({
            kind,
            year: null,
            name: nodes
              .map(({ called }) => called)
              .join(' – ')
              .slice(0, limits.defaultTextLength),
            nodes,
          }),
        );
      },
      () => {},
    );
  }, [kind]);

  function send() {
    setNameMissing(!name.trim());
    if (!name.trim()) return;
    void begin(async () => {
      const { id } = await call(saveGroupDraft, { group: { ...group, name } }, { quiet: true });
      input.clear();
      location.replace(`/group/edit/${encodeURIComponent(id)}`);
    });
  }
  return (
    <>
      <h1>{t(`make.new.${kind}`)}</h1>
      <p className="lead">{t(`make.lead.${kind}`)}</p>
      <form
        className="stack wide writing-form ui"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          label={t('make.name')}
          fault={fault ? t(`error.${fault.errorName}`, { ...fault.details, what: t('quota.graphs') }) : undefined}
        >
          <TextField type="text" autoComplete="off" most={limits.defaultTextLength} value={name} onText={input.set} />
        </Field>
        {group.nodes.length > 0 && <p className="hint">{t('make.taken', { count: group.nodes.length })}</p>}
        <p className="acts">
          <button className="button first" aria-busy={busy}>
            {t('make.begin')}
          </button>
        </p>
      </form>
    </>
  );
}
