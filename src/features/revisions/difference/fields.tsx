import { useReader } from '../../../kit/reader.tsx';
import { languageTag, type Language } from '../../../rules/languages.ts';
import type { FieldChange } from '../face/difference.ts';
import type { ChangesView, Speaking } from '../face/changes-view.ts';
import { Runs } from './text.tsx';

/** The fields that differ: words of a text in one line, facts before and after side by side. */
export function FieldTable({
  fields,
  Field,
  sayCode,
  language,
  linked,
}: {
  fields: readonly FieldChange[];
  /** How a field reads; without it, its words are compared. */
  Field: ChangesView['Field'];
  sayCode: ChangesView['sayCode'];
  language: Language | null;
  linked: Speaking['linked'];
}) {
  const { say } = useReader();
  const read = (field: string, text: string) =>
    text
      .split('\n')
      .map((line) => {
        const key = sayCode?.(field, line);
        return key ? say(key) : line;
      })
      .join('\n');
  return (
    <dl className="difference-fields">
      {fields.map((change) => (
        <div key={change.field}>
          <dt>{say(`desk.field.${change.field}` as 'desk.field.name')}</dt>
          {Field ? (
            <Sides change={change} Field={Field} linked={linked} />
          ) : (
            <dd lang={language ? languageTag(language) : undefined}>
              <Runs runs={change.runs.map((run) => ({ ...run, text: read(change.field, run.text) }))} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Sides({
  change: { field, runs },
  Field,
  linked,
}: {
  change: FieldChange;
  Field: NonNullable<ChangesView['Field']>;
  linked: Speaking['linked'];
}) {
  const side = (gone: 'added' | 'removed') =>
    runs
      .filter(({ op }) => op !== gone)
      .map(({ text }) => text)
      .join('');
  const [before, after] = [side('added'), side('removed')];
  return (
    <dd className="sides">
      {before && (
        <del>
          <Field field={field} text={before} linked={linked} />
        </del>
      )}
      {after && (
        <ins>
          <Field field={field} text={after} linked={linked} />
        </ins>
      )}
    </dd>
  );
}
