import { useReader } from '../../../kit/reader.tsx';
import { bookAddress } from '../addresses.ts';
import type { ShownChapter, ShownWitness } from '../contract.ts';
import { witnessName } from '../titles.ts';

/** Returns the name of a witness: the original, English, the photocopy. */
export function useWitnessName(): (witness: Pick<ShownWitness, 'kind' | 'language' | 'translator'>) => string {
  const { language, t } = useReader();
  return (witness) => witnessName(witness, language, t);
}

/** Selects one witness, or two or three in columns, with links and a form that work without script. */
export function WitnessChoice({ chapter }: { chapter: ShownChapter }) {
  const { t } = useReader();
  const nameOf = useWitnessName();
  const chapterWitnesses = chapter.witnesses.filter(({ key }) => chapter.having.includes(key));
  if (chapterWitnesses.length < 2) return null;
  const [first = '', second = '', third = ''] = chapter.read;
  const isRead = (keys: readonly string[]) => chapter.read.join() === keys.join();
  const to = (...witnesses: string[]) => bookAddress(chapter.book.id, { chapter: chapter.chapter.key, witnesses });
  const original = chapterWitnesses.find(({ kind }) => kind === 'original');
  const translations = chapterWitnesses.filter(({ kind }) => kind === 'translation');
  const besideKey = (translations.find(({ key }) => key === second || key === first) ?? translations[0])?.key;
  return (
    <div className="row witness-choice">
      <div className="segmented" role="group" aria-label={t('book.witness')}>
        {original && (
          <a href={to(original.key)} aria-current={isRead([original.key]) ? 'true' : undefined}>
            {t('book.original')}
          </a>
        )}
        {original && besideKey && (
          <a href={to(original.key, besideKey)} aria-current={isRead([original.key, besideKey]) ? 'true' : undefined}>
            {t('book.original')} | {t('book.translation')}
          </a>
        )}
        {besideKey && (
          <a href={to(besideKey)} aria-current={isRead([besideKey]) ? 'true' : undefined}>
            {t('book.translation')}
          </a>
        )}
        {chapterWitnesses
          .filter(({ kind }) => kind === 'photocopy')
          .flatMap(({ key }) => [[key], ...(original ? [[key, original.key]] : [])])
          .map((pair) => (
            <a key={pair.join()} href={to(...pair)} aria-current={isRead(pair) ? 'true' : undefined}>
              {t('book.photocopy')}
              {pair.length > 1 && ` | ${t('book.original')}`}
            </a>
          ))}
      </div>
      <details className="reader-beside" data-menu>
        <summary className="button unmarked">{t('book.witness')}</summary>
        <form className="stack close panel witness-form" action="/book/detail">
          <input type="hidden" name="id" value={chapter.book.id} />
          <input type="hidden" name="vid" value={chapter.chapter.key} />
          {[first, second, third].slice(0, chapterWitnesses.length).map((selectedKey, place) => (
            <select key={place} name="w" defaultValue={selectedKey} aria-label={`${t('book.witness')} ${place + 1}`}>
              {place > 0 && <option value="">—</option>}
              {chapterWitnesses.map((witness) => (
                <option key={witness.key} value={witness.key}>
                  {nameOf(witness)}
                </option>
              ))}
            </select>
          ))}
          <button className="button">{t('book.witness')}</button>
        </form>
      </details>
    </div>
  );
}
