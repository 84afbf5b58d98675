import { hreflang } from '../../../rules/languages.ts';
import { useReader } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { mostWitnesses, witnessKinds, type Witness, type WitnessKind } from '../rules.ts';
import { LanguageField } from './language-field.tsx';
import { Button } from '../../../ui/form/button.tsx';

/** An unused key: `original`, `en`, `en-2`. */
function freeKey(witnesses: readonly Witness[], kind: WitnessKind, language: string): string {
  const wish = kind === 'translation' ? language.split('-')[0]! : kind;
  for (let number = 1; ; number++) {
    const key = number === 1 ? wish : `${wish}-${number}`;
    if (!witnesses.some((witness) => witness.key === key)) return key;
  }
}

interface Props {
  witnesses: readonly Witness[];
  onWitnesses(witnesses: Witness[]): void;
}

/** The witnesses of a book: the original, translations and photocopies. */
export function WitnessList({ witnesses, onWitnesses }: Props) {
  const { t, language } = useReader();
  const set = (place: number, change: Partial<Witness>) =>
    onWitnesses(witnesses.map((witness, at) => (at === place ? { ...witness, ...change } : witness)));
  const add = (kind: WitnessKind) => {
    const tag = kind === 'translation' ? hreflang(language) : (witnesses[0]?.language ?? 'lzh');
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
      <legend>{t('bookWriting.witnesses')}</legend>
      <p className="hint">{t('bookWriting.witnesses.hint')}</p>
      {witnesses.map((witness, place) => (
        <div key={witness.key} className="tiles book-witness" role="group" aria-label={witness.key}>
          <p className="row">
            <b>{t(`book.${witness.kind}`)}</b> <code>{witness.key}</code>{' '}
            <Button
              look="icon"
              aria-label={t('bookWriting.remove', { name: witness.key })}
              onClick={() => onWitnesses(witnesses.filter((_, at) => at !== place))}
            >
              <span aria-hidden="true">×</span>
            </Button>
          </p>
          <LanguageField
            label={t('bookWriting.witness.language')}
            value={witness.language}
            onValue={(tag) => set(place, { language: tag })}
          />
          {witness.kind === 'translation' && (
            <Field label={t('book.field.translator')}>
              <TextField
                value={witness.translator ?? ''}
                onText={(translator) => set(place, { translator: translator || null })}
              />
            </Field>
          )}
          <Field label={t('book.edition')}>
            <TextField
              characters={limits.summaryLength}
              value={witness.edition}
              onText={(edition) => set(place, { edition })}
            />
          </Field>
          <Field label={t('book.licence')}>
            <TextField value={witness.licence} onText={(licence) => set(place, { licence })} />
          </Field>
          <Field label={t('bookWriting.witness.url')}>
            <input
              type="url"
              value={witness.sourceUrl ?? ''}
              maxLength={limits.addressLength}
              onChange={({ target }) => set(place, { sourceUrl: target.value || null })}
            />
          </Field>
          {witness.kind === 'original' && (
            <p className="book-switches">
              <label>
                <input
                  type="checkbox"
                  checked={witness.vertical ?? false}
                  onChange={({ target }) => set(place, { vertical: target.checked || undefined })}
                />{' '}
                {t('book.vertical')}
              </label>
              <label>
                <input
                  type="checkbox"
                  checked={witness.direction === 'rtl'}
                  onChange={({ target }) => set(place, { direction: target.checked ? 'rtl' : undefined })}
                />{' '}
                {t('bookWriting.witness.rtl')}
              </label>
            </p>
          )}
        </div>
      ))}
      {witnesses.length < mostWitnesses && (
        <p className="row time-adds">
          {witnessKinds
            .filter((kind) => kind !== 'original' || !witnesses.some((witness) => witness.kind === 'original'))
            .map((kind) => (
              <Button key={kind} onClick={() => add(kind)}>
                + {t(`book.${kind}`)}
              </Button>
            ))}
        </p>
      )}
    </fieldset>
  );
}
