import { useEffect, useRef, useState } from 'react';
import { useReader } from '../../../../kit/reader.tsx';
import { languageTag, type Language } from '../../../../rules/languages.ts';
import type { Text } from '../../rules.ts';
import { applyDecisions, mergeBlocks, mergeValue, type Decision } from '../../../../editing/drafts/merge.ts';
import { blocksOf, normalizeHtml } from '../../../../editing/text/schema/schema.ts';
import { mergeCitedArticles } from './merge-cited-articles.ts';
import type { HeadField } from './text-fields.tsx';
import { Button } from '../../../../ui/form/button.tsx';

interface Props {
  base: Text;
  local: Text;
  remote: Text;
  language: Language;
  /** `remote` is the member's own draft from another tab or device, not a published version. */
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
const formatValue = (value: Text[HeadField]) => (Array.isArray(value) ? value.join(' · ') : (value ?? ''));

/** The labels for each kind of other version: published by others, or the member's own draft from elsewhere. */
const textKeys = {
  published: {
    title: 'write.merge.title',
    conflicts: 'write.merge.conflicts',
    local: 'write.merge.mine',
    remote: 'write.merge.theirs',
    taken: 'write.merge.taken',
  },
  draft: {
    title: 'write.merge.draft',
    conflicts: 'write.merge.touched',
    local: 'write.merge.here',
    remote: 'write.merge.there',
    taken: 'write.merge.arrived',
  },
} as const;

/** Shows what changed in another version, merges both block by block, and asks the author about conflicts. */
export function MergePanel({ base, local, remote, language, isDraft = false, onMerged, onLater }: Props) {
  const called = textKeys[isDraft ? 'draft' : 'published'];
  const { t } = useReader();
  const [pieces] = useState(() => {
    const [was, localBlocks, remoteBlocks] = [base, local, remote].map(({ body }) => blocksOf(normalizeHtml(body))) as [
      string[],
      string[],
      string[],
    ];
    return mergeBlocks(was, localBlocks, remoteBlocks);
  });
  const [decisions, setDecisions] = useState<Decision[]>([]);
  const [fields, setFields] = useState<Partial<Record<HeadField, 'local' | 'remote'>>>({});
  const lang = languageTag(language),
    heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current!.focus(), []);
  const conflicts = pieces.flatMap((piece, index) => (piece.as === 'conflict' ? [index] : []));
  const contested = headFields.filter((field) => !mergeValue(base[field], local[field], remote[field]));
  const open = conflicts.filter((_, at) => !decisions[at]).length + contested.filter((field) => !fields[field]).length;

  function take() {
    const head = Object.fromEntries(
      headFields.map((field) => [
        field,
        mergeValue(base[field], local[field], remote[field])?.value ??
          (fields[field] === 'remote' ? remote : local)[field],
      ]),
    );
    onMerged({
      ...local,
      ...head,
      body: applyDecisions(pieces, decisions).join('\n'),
      articles: mergeCitedArticles(base.articles ?? [], local.articles ?? [], remote.articles ?? []),
    });
  }
  const choices = <C extends string>(
    name: string,
    options: readonly C[],
    selectedOption: C | undefined,
    choose: (choice: C) => void,
  ) => (
    <div className="row merge-choices" role="radiogroup" aria-label={name}>
      {options.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={selectedOption === choice} onChange={() => choose(choice)} />
          {choice === 'both' ? t('write.merge.both') : t(called[choice as 'local' | 'remote'])}
        </label>
      ))}
    </div>
  );
  return (
    <section className="stack panel merge-panel ui" aria-labelledby="merge-title">
      <h2 id="merge-title" ref={heading} tabIndex={-1}>
        {t(called.title)}
      </h2>
      <p>
        {t(conflicts.length + contested.length ? called.conflicts : 'write.merge.clean', {
          count: conflicts.length + contested.length,
        })}
      </p>
      {contested.map((field) => (
        <div key={field} className="merge-conflict">
          <h3 className="small-head">{t(`write.${field}`)}</h3>
          <div className="merge-sides">
            <p lang={lang}>
              <small>{t(called.local)}</small>
              {formatValue(local[field])}
            </p>
            <p lang={lang}>
              <small>{t(called.remote)}</small>
              {formatValue(remote[field])}
            </p>
          </div>
          {choices(t(`write.${field}`), ['local', 'remote'] as const, fields[field], (choice) =>
            setFields({ ...fields, [field]: choice }),
          )}
        </div>
      ))}
      {pieces.map((piece, index) => {
        if (piece.as === 'settled')
          return (
            piece.from === 'remote' && (
              <div key={index} className="merge-theirs">
                <small>{t(called.taken)}</small>
                <Blocks html={piece.blocks} lang={lang} />
              </div>
            )
          );
        const at = conflicts.indexOf(index),
          name = t('write.merge.passage', { number: at + 1 });
        return (
          <div key={index} className="merge-conflict">
            <h3 className="small-head">{name}</h3>
            <div className="merge-sides">
              <div>
                <small>{t(called.local)}</small>
                <Blocks html={piece.local} lang={lang} />
              </div>
              <div>
                <small>{t(called.remote)}</small>
                <Blocks html={piece.remote} lang={lang} />
              </div>
            </div>
            {choices(name, ['local', 'remote', 'both'] as const, decisions[at], (choice) =>
              setDecisions(Object.assign([...decisions], { [at]: choice })),
            )}
          </div>
        );
      })}
      <p className="acts">
        <Button look="first" disabled={open > 0} onClick={take}>
          {t('write.merge.take')}
        </Button>
        <Button onClick={onLater}>{t('write.merge.later')}</Button>
        {open > 0 && <span role="status">{t('write.merge.open', { count: open })}</span>}
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
