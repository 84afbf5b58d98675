import { useReader } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { mostWitnesses, witnessKinds, type Witness, type WitnessKind } from '../../books/rules.ts';
import { LanguageField } from './language-field.tsx';

/** An unused key: `original`, `en`, `en-2`. */
function freeKey(witnesses: readonly Witness[], kind: WitnessKind, language: string): string {
  const wish = kind === 'translation' ? language.split('-')[0]! : kind;
  for (let number = 1; ; number++) {
    const key = number === 1 ? wish : `${wish}-${number}`;
    if (!witnesses.some((one) => one.key === key)) return key;
  }
}

/** The witnesses of a book: the original, translations and photocopies. */
export function WitnessList({
  witnesses,
  onWitnesses,
}: {
  witnesses: readonly Witness[];
  onWitnesses(witnesses: Witness[]): void;
}) {
  const { say, language } = useReader();
  const set = (place: number, change: Partial<Witness>) =>
    onWitnesses(witnesses.map((one, at) => (at === place ? { ...one, ...change } : one)));
  const add = (kind: WitnessKind) => {
    const tag = kind === 'translation' ? (language === 'jp' ? 'ja' : language) : (witnesses[0]?.language ?? 'lzh');
    onWitnesses([
      ...witnesses,
      {
        key: freeKey(witnesses, kind, tag),
        kind,
        language: tag,
        translator: null,
        edition: '',
        licence: '',
        sourceUrl: null,
      },
    ]);
  };
  return (
    <fieldset className="book-witnesses">
      <legend>{say('bookWriting.witnesses')}</legend>
      <p className="hint">{say('bookWriting.witnesses.hint')}</p>
      {witnesses.map((one, place) => (
        <div key={one.key} className="book-witness" role="group" aria-label={one.key}>
          <p>
            <b>{say(`book.${one.kind}`)}</b> <code>{one.key}</code>{' '}
            <button
              type="button"
              className="button icon"
              aria-label={say('bookWriting.remove', { name: one.key })}
              onClick={() => onWitnesses(witnesses.filter((_, at) => at !== place))}
            >
              <span aria-hidden="true">×</span>
            </button>
          </p>
          <LanguageField
            label={say('bookWriting.witness.language')}
            value={one.language}
            onValue={(tag) => set(place, { language: tag })}
          />
          {one.kind === 'translation' && (
            <Field label={say('book.field.translator')}>
              {(described) => (
                <TextField
                  {...described}
                  value={one.translator ?? ''}
                  onText={(translator) => set(place, { translator: translator || null })}
                />
              )}
            </Field>
          )}
          <Field label={say('book.edition')}>
            {(described) => (
              <TextField
                {...described}
                characters={limits.wordsLength}
                value={one.edition}
                onText={(edition) => set(place, { edition })}
              />
            )}
          </Field>
          <Field label={say('book.licence')}>
            {(described) => (
              <TextField {...described} value={one.licence} onText={(licence) => set(place, { licence })} />
            )}
          </Field>
          <Field label={say('bookWriting.witness.url')}>
            {(described) => (
              <input
                {...described}
                type="url"
                value={one.sourceUrl ?? ''}
                maxLength={limits.addressLength}
                onChange={({ target }) => set(place, { sourceUrl: target.value || null })}
              />
            )}
          </Field>
          {one.kind === 'original' && (
            <p className="book-switches">
              <label>
                <input
                  type="checkbox"
                  checked={one.vertical ?? false}
                  onChange={({ target }) => set(place, { vertical: target.checked || undefined })}
                />{' '}
                {say('book.vertical')}
              </label>
              <label>
                <input
                  type="checkbox"
                  checked={one.direction === 'rtl'}
                  onChange={({ target }) => set(place, { direction: target.checked ? 'rtl' : undefined })}
                />{' '}
                {say('bookWriting.witness.rtl')}
              </label>
            </p>
          )}
        </div>
      ))}
      {witnesses.length < mostWitnesses && (
        <p className="time-adds">
          {witnessKinds
            .filter((kind) => kind !== 'original' || !witnesses.some((one) => one.kind === 'original'))
            .map((kind) => (
              <button key={kind} type="button" className="button" onClick={() => add(kind)}>
                + {say(`book.${kind}`)}
              </button>
            ))}
        </p>
      )}
    </fieldset>
  );
}
