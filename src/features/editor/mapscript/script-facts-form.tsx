import { useReader } from '../../../kit/reader.tsx';
import { languageNames, languages, languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ScriptFacts } from './map-script-writing.ts';

/** Name, language and description of a map script. */
export function ScriptFactsForm({
  facts: { name, language: spoken, description },
  onFacts,
}: {
  facts: ScriptFacts;
  onFacts(change: Partial<ScriptFacts>): void;
}) {
  const { say } = useReader();
  const lang = languageTag(spoken);
  return (
    <div className="own-facts">
      <Field label={say('desk.field.title')}>
        {(described) => (
          <TextField
            {...described}
            lang={lang}
            characters={limits.nameLength}
            value={name}
            onText={(text) => onFacts({ name: text })}
          />
        )}
      </Field>
      <Field label={say('site.language')}>
        {(described) => (
          <select
            {...described}
            value={spoken}
            onChange={({ target }) => onFacts({ language: languages.find((one) => one === target.value)! })}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={languageTag(one)}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={say('desk.field.description')}>
        {(described) => (
          <TextField
            {...described}
            rows={3}
            lang={lang}
            characters={limits.wordsLength}
            value={description}
            onText={(text) => onFacts({ description: text })}
          />
        )}
      </Field>
    </div>
  );
}
