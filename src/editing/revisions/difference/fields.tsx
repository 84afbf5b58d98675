import type { ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag, type Language } from '../../../rules/languages.ts';
import type { FieldChange } from '../../../rules/revisions/difference.ts';
import type { ChangesView, ComparisonContext } from '../face/changes-view.ts';
import { Runs } from './text.tsx';

interface Props {
  fields: readonly FieldChange[];
  /** Renders a field; without it, its words are compared. */
  Field: ChangesView['Field'];
  /** Renders lines that hold codes: these are compared line by line. */
  sayLine: ChangesView['renderLine'];
  language: Language | null;
  linked: ComparisonContext['linked'];
}

/** The fields that differ: texts inline, word by word; facts before and after, side by side. */
export function FieldTable({ fields, Field, sayLine, language, linked }: Props) {
  const reader = useReader();
  return (
    <dl className="rows difference-fields">
      {fields.map((change) => (
        <div key={change.field}>
          <dt>{reader.t(`desk.field.${change.field}` as 'desk.field.name')}</dt>
          {Field ? (
            <Sides change={change} Field={Field} linked={linked} />
          ) : sayLine && hasCodes(change, (line) => sayLine(change.field, line, reader, linked)) ? (
            <Lines change={change} read={(line) => sayLine(change.field, line, reader, linked) ?? line} />
          ) : (
            <dd lang={language ? languageTag(language) : undefined}>
              <Runs runs={change.runs} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** A field before and after. */
const sidesOf = ({ runs }: FieldChange): [before: string, after: string] => {
  const side = (gone: 'added' | 'removed') =>
    runs
      .filter(({ op }) => op !== gone)
      .map(({ text }) => text)
      .join('');
  return [side('added'), side('removed')];
};
const linesOf = (text: string) => text.split('\n').filter(Boolean);

const hasCodes = (change: FieldChange, read: (line: string) => ReactNode) =>
  sidesOf(change).some((text) => linesOf(text).some((line) => read(line) !== null));

/** Removed lines, then the current lines, one per row. */
function Lines({ change, read }: { change: FieldChange; read: (line: string) => ReactNode }) {
  const [before, after] = sidesOf(change).map(linesOf) as [string[], string[]];
  return (
    <dd className="lines">
      {before
        .filter((line) => !after.includes(line))
        .map((line, place) => (
          <del key={place}>{read(line)}</del>
        ))}
      {after.map((line, place) => {
        const Line = before.includes(line) ? 'span' : 'ins';
        return <Line key={place}>{read(line)}</Line>;
      })}
    </dd>
  );
}

interface SidesProps {
  change: FieldChange;
  Field: NonNullable<ChangesView['Field']>;
  linked: ComparisonContext['linked'];
}

function Sides({ change, Field, linked }: SidesProps) {
  const { field } = change;
  const [before, after] = sidesOf(change);
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
