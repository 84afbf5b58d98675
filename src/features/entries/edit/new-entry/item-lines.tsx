import { useId, useState, type RefObject } from 'react';
import { useReader } from '../../../../kit/reader.tsx';
import type { Kind } from '../../../../rules/kinds.ts';
import { languageName, languageTag, selectTranslation } from '../../../../rules/languages.ts';
import { formatRecord } from '../../../../rules/time/historical-time-format.ts';
import { Button } from '../../../../ui/form/button.tsx';
import type { ItemProposal } from '../../wikidata/contract.ts';
import { chooseLines, keyOfLine, linesOf, type ChosenLines, type ItemLine } from './item-choice.ts';

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  proposal: ItemProposal;
  busy: boolean;
  onUse(lines: ChosenLines): void;
  onClose(): void;
}

/** What an item of Wikidata states, each line with a box: ticked lines fill the form, and nothing is saved yet. */
export function ItemLines({ heading, proposal, busy, onUse, onClose }: Props) {
  const { language, t } = useReader();
  const id = useId();
  const { kinds, facts, texts, relations, otherRelations, events, picture } = proposal;
  const [kind, setKind] = useState<Kind>(kinds[0]!);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const isTicked = (line: ItemLine) => !unticked.has(keyOfLine(line)) && !(line.of === 'text' && line.isTaken);
  const tick = (key: string, isOn: boolean) =>
    setUnticked((now) => {
      const next = new Set(now);
      if (isOn) next.delete(key);
      else next.add(key);
      return next;
    });

  /** The words of a line, and what it is about. */
  function describe(line: ItemLine): { about: string; words: string; lang?: string } {
    switch (line.of) {
      case 'kind':
        return { about: t('write.step.type'), words: t(`kind.${kind}`) };
      case 'text': {
        const { text } = texts.find((candidate) => candidate.language === line.language)!;
        return {
          about: languageName(line.language, language),
          words: [text.name, ...text.otherNames.slice(0, 4), text.summary].filter(Boolean).join(' · '),
          lang: languageTag(line.language),
        };
      }
      case 'time': {
        const { role, ...record } = facts.times[line.at]!;
        return { about: t(`entry.time.${role}`), words: formatRecord(record, language) };
      }
      case 'place':
        return {
          about: t(`entry.place.${kind}`),
          words: [
            selectTranslation(facts.place!.name, language)?.value,
            `${facts.place!.latitude.toFixed(2)}, ${facts.place!.longitude.toFixed(2)}`,
          ]
            .filter(Boolean)
            .join(' · '),
        };
      case 'same':
        return {
          about: t('wikidata.identifiers'),
          words: Object.entries(facts.same)
            .map(([scheme, value]) => `${scheme} ${value}`)
            .join(' · '),
        };
      case 'relation': {
        const { relation, name, word } = relations[line.at]!;
        const time = relation.time ? ` · ${formatRecord(relation.time, language)}` : '';
        return { about: word || t(`relation.type.${relation.type}`), words: `${name}${time}` };
      }
      case 'event': {
        const event = events[line.at]!,
          title = selectTranslation(event.title, language);
        return {
          about: t('wikidata.event'),
          words: `${title?.value ?? ''} · ${formatRecord(event, language)}`,
          ...(title && { lang: languageTag(title.language) }),
        };
      }
      case 'picture':
        return { about: t('wikidata.picture'), words: picture! };
    }
  }
  return (
    <section className="stack close panel writing-told item-lines" aria-labelledby={`${id}-title`} aria-busy={busy}>
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {t('wikidata.lines')}
      </h3>
      <p className="hint">
        {t('wikidata.lines.hint')}{' '}
        <a href={`https://www.wikidata.org/wiki/${proposal.id}`} target="_blank" rel="noopener noreferrer">
          Wikidata {proposal.id}
        </a>
      </p>
      {kinds.length > 1 && (
        <p className="row">
          <label htmlFor={`${id}-kind`}>{t('wikidata.kinds')}</label>{' '}
          <select id={`${id}-kind`} value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
            {kinds.map((choice) => (
              <option key={choice} value={choice}>
                {t(`kind.${choice}`)}
              </option>
            ))}
          </select>
        </p>
      )}
      <ul className="bare">
        {linesOf(proposal).map((line) => {
          const key = keyOfLine(line),
            { about, words, lang } = describe(line),
            isTaken = line.of === 'text' && line.isTaken;
          return (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={isTicked(line)}
                  disabled={isTaken || busy}
                  onChange={({ target }) => tick(key, target.checked)}
                />{' '}
                <b>{about}</b> <span lang={lang}>{words}</span>
                {isTaken && <em> {t('wikidata.taken')}</em>}
              </label>
            </li>
          );
        })}
      </ul>
      {otherRelations > 0 && <p className="hint">{t('wikidata.otherRelations', { count: otherRelations })}</p>}
      <p className="row">
        <Button look="first" disabled={busy} onClick={() => onUse(chooseLines(proposal, { kind, isTicked, language }))}>
          {t('wikidata.use')}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {t('wikidata.back')}
        </Button>
      </p>
    </section>
  );
}
