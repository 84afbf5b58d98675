import { useReader } from '../../../kit/reader.tsx';
import type { Answer, AnswerLine } from '../../../kit/answers/contract.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { fullStop, languageTag } from '../../../rules/languages.ts';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { SourceNote } from '../../../ui/source-note.tsx';
import './answer-card.css';

/** The answer to a question, above the results: statements of the data with their doubts and sources. */
export function AnswerCard({ answer: { kind, lines, more, page } }: { answer: Answer }) {
  const { t } = useReader();
  // The steps of a path follow one another; other statements are independent.
  const List = kind === 'connected' ? 'ol' : 'ul';
  return (
    <section className="answer-card" aria-labelledby="answer-title">
      <h2 id="answer-title" className="ui">
        {t('search.answer')}
      </h2>
      <List className={lines.length > 1 && kind === 'connected' ? 'answer-steps' : 'bare'}>
        {lines.map((line, index) => (
          <li key={index}>
            <Statement line={line} isMain={lines.length === 1} />
          </li>
        ))}
      </List>
      {(more || page) && (
        <p className="ui">
          {more && <span>{t('search.answer.more')}</span>}{' '}
          {page && <a href={page.href}>{t(`search.answer.${page.name}`)}</a>}
        </p>
      )}
    </section>
  );
}

function Statement({ line, isMain }: { line: AnswerLine; isMain: boolean }) {
  const { language, t } = useReader();
  // A time next to the sentence says itself that it is approximate.
  const doubts = line.doubts.filter((doubt) => doubt !== 'about' || line.time === null);
  const lang = line.language === language ? undefined : languageTag(line.language);
  return (
    <>
      <p className={isMain ? 'statement is-main' : 'statement'} lang={lang}>
        {line.sentence.map((part, index) =>
          typeof part === 'string' ? (
            part
          ) : (
            <a
              key={index}
              href={entryAddress(part.entry.id)}
              data-kind={part.entry.kind}
              lang={part.entry.language === line.language ? undefined : languageTag(part.entry.language)}
            >
              {part.name}
            </a>
          ),
        )}
        {fullStop(line.language)}
      </p>
      <p className="ui grounds">
        {line.time && <span className="tabular">{formatRecord(line.time, language)}</span>}
        {doubts.map((doubt) => (
          <span key={doubt} className="badge">
            {t(`search.doubt.${doubt}`)}
          </span>
        ))}
        <SourceNote source={line.source} />
      </p>
    </>
  );
}
