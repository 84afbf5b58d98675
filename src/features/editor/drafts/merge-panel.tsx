import { useEffect, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag, type Language } from '../../../rules/languages.ts';
import type { Text } from '../../entries/rules.ts';
import { decided, merge, mergeArticles, mergeValue, type Decision } from './merge.ts';
import { blocksOf, throughEditor } from '../text/schema/schema.ts';
import type { HeadField } from '../text/text-fields.tsx';

interface Props {
  base: Text;
  mine: Text;
  theirs: Text;
  language: Language;
  /** `theirs` is the member's own draft from another tab or device, not a published version. */
  isDraft?: boolean;
  onMerged(text: Text): void;
  onLater(): void;
}
const headFields = [
  'name',
  'otherNames',
  'pronunciation',
  'disambiguation',
  'summary',
] as const satisfies readonly HeadField[];
const shownValue = (value: Text[HeadField]) => (Array.isArray(value) ? value.join(' · ') : (value ?? ''));

/** The labels for each kind of other version: published by others, or the member's own draft from elsewhere. */
const words = {
  published: {
    title: 'write.merge.title',
    conflicts: 'write.merge.conflicts',
    mine: 'write.merge.mine',
    theirs: 'write.merge.theirs',
    taken: 'write.merge.taken',
  },
  draft: {
    title: 'write.merge.draft',
    conflicts: 'write.merge.touched',
    mine: 'write.merge.here',
    theirs: 'write.merge.there',
    taken: 'write.merge.arrived',
  },
} as const;

/** Shows what changed in another version, merges both block by block, and asks the author about conflicts. */
export function MergePanel({ base, mine, theirs, language, isDraft = false, onMerged, onLater }: Props) {
  const called = words[isDraft ? 'draft' : 'published'];
  const { say } = useReader();
  const [pieces] = useState(() => {
    const [was, here, there] = [base, mine, theirs].map(({ body }) => blocksOf(throughEditor(body))) as [
      string[],
      string[],
      string[],
    ];
    return merge(was, here, there);
  });
  const [decisions, setDecisions] = useState<Decision[]>([]);
  const [fields, setFields] = useState<Partial<Record<HeadField, 'mine' | 'theirs'>>>({});
  const lang = languageTag(language),
    heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current!.focus(), []);
  const conflicts = pieces.flatMap((piece, index) => (piece.as === 'conflict' ? [index] : []));
  const contested = headFields.filter((field) => !mergeValue(base[field], mine[field], theirs[field]));
  const open = conflicts.filter((_, at) => !decisions[at]).length + contested.filter((field) => !fields[field]).length;

  function take() {
    const head = Object.fromEntries(
      headFields.map((field) => [
        field,
        mergeValue(base[field], mine[field], theirs[field])?.value ??
          (fields[field] === 'theirs' ? theirs : mine)[field],
      ]),
    );
    onMerged({
      ...mine,
      ...head,
      body: decided(pieces, decisions).join('\n'),
      articles: mergeArticles(base.articles ?? [], mine.articles ?? [], theirs.articles ?? []),
    });
  }
  const choices = <C extends string>(
    name: string,
    all: readonly C[],
    chosen: C | undefined,
    choose: (choice: C) => void,
  ) => (
    <div className="merge-choices" role="radiogroup" aria-label={name}>
      {all.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={chosen === choice} onChange={() => choose(choice)} />
          {choice === 'both' ? say('write.merge.both') : say(called[choice as 'mine' | 'theirs'])}
        </label>
      ))}
    </div>
  );
  return (
    <section className="merge-panel ui" aria-labelledby="merge-title">
      <h2 id="merge-title" ref={heading} tabIndex={-1}>
        {say(called.title)}
      </h2>
      <p>
        {say(conflicts.length + contested.length ? called.conflicts : 'write.merge.clean', {
          count: conflicts.length + contested.length,
        })}
      </p>
      {contested.map((field) => (
        <div key={field} className="merge-conflict">
          <h3>{say(`write.${field}`)}</h3>
          <div className="merge-sides">
            <p lang={lang}>
              <small>{say(called.mine)}</small>
              {shownValue(mine[field])}
            </p>
            <p lang={lang}>
              <small>{say(called.theirs)}</small>
              {shownValue(theirs[field])}
            </p>
          </div>
          {choices(say(`write.${field}`), ['mine', 'theirs'] as const, fields[field], (choice) =>
            setFields({ ...fields, [field]: choice }),
          )}
        </div>
      ))}
      {pieces.map((piece, index) => {
        if (piece.as === 'settled')
          return (
            piece.from === 'theirs' && (
              <div key={index} className="merge-theirs">
                <small>{say(called.taken)}</small>
                <Blocks html={piece.blocks} lang={lang} />
              </div>
            )
          );
        const at = conflicts.indexOf(index),
          name = say('write.merge.passage', { number: at + 1 });
        return (
          <div key={index} className="merge-conflict">
            <h3>{name}</h3>
            <div className="merge-sides">
              <div>
                <small>{say(called.mine)}</small>
                <Blocks html={piece.mine} lang={lang} />
              </div>
              <div>
                <small>{say(called.theirs)}</small>
                <Blocks html={piece.theirs} lang={lang} />
              </div>
            </div>
            {choices(name, ['mine', 'theirs', 'both'] as const, decisions[at], (choice) =>
              setDecisions(Object.assign([...decisions], { [at]: choice })),
            )}
          </div>
        );
      })}
      <p className="acts">
        <button type="button" className="button first" disabled={open > 0} onClick={take}>
          {say('write.merge.take')}
        </button>
        <button type="button" className="button" onClick={onLater}>
          {say('write.merge.later')}
        </button>
        {open > 0 && <span role="status">{say('write.merge.open', { count: open })}</span>}
      </p>
    </section>
  );
}

/** The HTML has passed the editor's schema, so it contains no scripts. */
const Blocks = ({ html, lang }: { html: readonly string[]; lang: string }) =>
  html.length ? (
    <div className="text" lang={lang} dangerouslySetInnerHTML={{ __html: html.join('') }} />
  ) : (
    <p className="hint">—</p>
  );
