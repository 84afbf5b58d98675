import { useReader } from '../../../kit/reader.tsx';
import type { Say } from '../../../kit/texts.ts';
import { languageTag, type Language } from '../../../rules/languages.ts';
import type { Place } from '../../../rules/nouns.ts';
import type { Portrait } from '../../media/rules.ts';
import type { FieldChange } from '../face/difference.ts';
import { Pairs, PlaceValue, PortraitValue } from './values.tsx';
import { Runs } from './text.tsx';

/** The fields that differ: words of a text in one line, facts before and after side by side. */
export function FieldTable({
  fields,
  isText,
  language,
}: {
  fields: readonly FieldChange[];
  isText: boolean;
  language: Language | null;
}) {
  const { say } = useReader();
  return (
    <dl className="difference-fields">
      {fields.map((change) => (
        <div key={change.field}>
          <dt>{say(`desk.field.${change.field}` as 'desk.field.name')}</dt>
          {isText ? (
            <dd lang={language ? languageTag(language) : undefined}>
              <Runs runs={change.runs} />
            </dd>
          ) : (
            <Sides change={change} />
          )}
        </div>
      ))}
    </dl>
  );
}

function Sides({ change: { field, runs } }: { change: FieldChange }) {
  const { say } = useReader();
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
          <Fact field={field} text={before} say={say} />
        </del>
      )}
      {after && (
        <ins>
          <Fact field={field} text={after} say={say} />
        </ins>
      )}
    </dd>
  );
}

/** A fact as it is compared, in words. */
function Fact({ field, text, say }: { field: string; text: string; say: Say }) {
  switch (field) {
    case 'kind':
      return say(`kind.${text}` as 'kind.person');
    case 'region':
      return say(`region.${text}` as 'region.europe');
    case 'place':
      return <PlaceValue place={JSON.parse(text) as Place} />;
    case 'portrait':
      return <PortraitValue portrait={JSON.parse(text) as Portrait} />;
    case 'same':
      return <Pairs of={JSON.parse(text) as Record<string, string>} />;
    default:
      return text;
  }
}
