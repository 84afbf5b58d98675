import { hreflang } from '../../../rules/languages.ts';
import { useReader } from '../../../kit/reader.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { ShownGroup } from '../contract.ts';
import type { EditableGroup } from './editable-group.ts';

/** Names of the nodes of a group, by key, in order. */
export function namesOf({ rows }: EditableGroup, { nodes }: ShownGroup, untitled: string): Map<string, string> {
  const seen = new Map(nodes.map(({ key, entry }) => [key, entry?.name]));
  return new Map(rows.map(({ node: { key, title, called } }) => [key, title || seen.get(key) || called || untitled]));
}

interface Props {
  label: string;
  names: ReadonlyMap<string, string>;
  value: string;
  /** Label of the empty option. */
  none?: string;
  onValue(key: string): void;
}

/** A select box for a node of the group. */
export function NodeChoice({ label, names, value, none = '—', onValue }: Props) {
  const { language } = useReader();
  return (
    <Field label={label}>
      <select value={names.has(value) ? value : ''} onChange={({ target }) => onValue(target.value)}>
        <option value="">{none}</option>
        {[...names]
          .toSorted(([, name], [, other]) => name.localeCompare(other, hreflang(language)))
          .map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
      </select>
    </Field>
  );
}
