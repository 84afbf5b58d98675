import { useReader } from '../../../kit/reader.tsx';
import { languageTag, type InLanguages, type Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { readViewAddress, localizeText, type Stop } from '../rules.ts';
import type { List } from '../../../editing/list/use-list.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  list: List<Stop>;
  /** The language being edited, and the tour's main language. */
  spoken: Language;
  mainLanguage: Language;
  isTried: boolean;
}

/** The stops of a tour in order, each with its address and its text in one language. */
export function StopRows({ list, spoken, mainLanguage, isTried }: Props) {
  const { t } = useReader();
  const { rows } = list,
    lang = languageTag(spoken);
  if (!rows.length) return <p className="hint">{t('tour.edit.empty')}</p>;
  return (
    <ol className="bare edit-stops">
      {rows.map(({ key, item }, at) => {
        const address = readViewAddress(item.address),
          isSilent = !Object.values(item.titles).some(Boolean);
        const words = (field: 'titles' | 'texts') => (text: string) =>
          list.change(key, (stop) => ({ ...stop, [field]: withText(stop[field], spoken, text) }), `${field} ${spoken}`);
        const elsewhere = (texts: InLanguages) =>
          texts[spoken] ? undefined : localizeText(texts, mainLanguage, spoken)?.value;
        return (
          <li key={key}>
            <b className="tabular">{at + 1}</b>
            <div className="stack">
              <Field
                label={t('tour.edit.address')}
                fault={address === null && (isTried || item.address.trim()) ? t('finding.stopNowhere') : undefined}
              >
                <input
                  type="text"
                  inputMode="url"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={limits.addressLength}
                  value={item.address}
                  onChange={({ target }) =>
                    list.change(key, (stop) => ({ ...stop, address: toLocalAddress(target.value) }), 'address')
                  }
                />
              </Field>
              <Field label={t('write.node.title')} fault={isSilent && isTried ? t('finding.stopSilent') : undefined}>
                <TextField
                  lang={lang}
                  characters={limits.nameLength}
                  placeholder={elsewhere(item.titles)}
                  value={item.titles[spoken] ?? ''}
                  onText={words('titles')}
                />
              </Field>
              <Field label={t('tour.edit.text')}>
                <TextField
                  rows={3}
                  lang={lang}
                  characters={limits.tour.textLength}
                  placeholder={elsewhere(item.texts)}
                  value={item.texts[spoken] ?? ''}
                  onText={words('texts')}
                />
              </Field>
              <p className="acts">
                {address !== null && (
                  <a className="button" href={address} target="_blank" rel="noopener">
                    {t('tour.edit.look')}
                  </a>
                )}
                <Button disabled={at === 0} onClick={() => list.swap(key, rows[at - 1]!.key)}>
                  {t('tour.edit.earlier')}
                </Button>
                <Button disabled={at === rows.length - 1} onClick={() => list.swap(key, rows[at + 1]!.key)}>
                  {t('tour.edit.later')}
                </Button>
                <Button look="plain" onClick={() => list.remove([key])}>
                  {t('own.delete')}
                </Button>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function withText(texts: InLanguages, language: Language, text: string): InLanguages {
  const { [language]: _was, ...others } = texts;
  return text ? { ...others, [language]: text } : others;
}
/** A copied address without this site's origin. */
const toLocalAddress = (text: string) =>
  text.trim().startsWith(`${location.origin}/`) ? text.trim().slice(location.origin.length) : text;
