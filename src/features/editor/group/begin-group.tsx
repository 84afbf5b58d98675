import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { takenAlong } from '../../../ui/make-own.ts';
import type { GroupKind } from '../../groups/face/kinds.ts';
import type { Group } from '../../groups/rules.ts';
import { lines } from '../calls.ts';
import { begunGroup, emptyGroup } from './group-writing.ts';

/** A new group begins with its name, and with what was shown where its maker came from. */
export function BeginGroup({ kind }: { kind: GroupKind }) {
  const { say } = useReader();
  const [group, setGroup] = useState<Group>(() => {
    const taken = takenAlong(kind);
    return taken ? begunGroup(taken) : emptyGroup(kind);
  });
  const [fault, setFault] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  // `?items=a,b,c` names entries, as the page of paths does.
  useEffect(() => {
    const ids = (new URLSearchParams(location.search).get('items') ?? '').split(',').filter(Boolean);
    if (!ids.length) return;
    call(lines.linked, { ids: ids.slice(0, limits.largestPage) }, { quiet: true }).then(
      (linked) => {
        const byId = new Map(linked.map((one) => [one.itemId, one]));
        const nodes = ids.flatMap((id) => {
          const entry = byId.get(id);
          return entry ? [{ itemId: id, called: entry.name }] : [];
        });
        setGroup(
          begunGroup({
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

  async function begin() {
    if (!group.name.trim()) return setFault(new Failure('groupNameNeeded'));
    setBusy(true);
    setFault(null);
    try {
      const { id } = await call(lines.saveGroupDraft, { group }, { quiet: true });
      location.replace(`/group/edit/${encodeURIComponent(id)}`);
    } catch (error) {
      setFault(error instanceof Failure ? error : new Failure('requestFailed'));
      setBusy(false);
    }
  }
  return (
    <>
      <h1>{say(`make.new.${kind}`)}</h1>
      <p className="lead">{say(`make.lead.${kind}`)}</p>
      <form
        className="writing-form ui"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <Field
          label={say('make.name')}
          fault={fault ? say(`error.${fault.errorName}`, { ...fault.details, what: say('quota.graphs') }) : undefined}
        >
          {(described) => (
            <TextField
              {...described}
              type="text"
              autoComplete="off"
              most={limits.defaultTextLength}
              value={group.name}
              onText={(name) => setGroup((now) => ({ ...now, name }))}
            />
          )}
        </Field>
        {group.nodes.length > 0 && <p className="hint">{say('make.taken', { count: group.nodes.length })}</p>}
        <p className="acts">
          <button className="button first" aria-busy={busy}>
            {say('make.begin')}
          </button>
        </p>
      </form>
    </>
  );
}
