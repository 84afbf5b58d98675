import { useReader } from '../../../../kit/reader.tsx';
import { languageNames, languages, languageTag } from '../../../../rules/languages.ts';
import * as limits from '../../../../rules/limits.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { ScriptFacts } from './editable-map-script.ts';

interface Props {
  facts: ScriptFacts;
  onFacts(change: Partial<ScriptFacts>): void;
}

export function ScriptFactsForm({ facts: { name, language: spoken, description }, onFacts }: Props) {
  const { t } = useReader();
  const lang = languageTag(spoken);
  return (
    <div className="columns own-facts">
      <Field label={t('desk.field.title')}>
        <TextField lang={lang} characters={limits.nameLength} value={name} onText={(text) => onFacts({ name: text })} />
      </Field>
      <Field label={t('site.language')}>
        <select
          value={spoken}
          onChange={({ target }) => onFacts({ language: languages.find((code) => code === target.value)! })}
        >
          {languages.map((code) => (
            <option key={code} value={code} lang={languageTag(code)}>
              {languageNames[code]}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('desk.field.description')}>
        <TextField
          rows={3}
          lang={lang}
          characters={limits.summaryLength}
          value={description}
          onText={(text) => onFacts({ description: text })}
        />
      </Field>
    </div>
  );
}
