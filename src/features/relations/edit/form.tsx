import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { languages, languageTag, type InLanguages } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { relationTypes, type RelationType } from '../../../rules/relation-types.ts';
import { textLength } from '../../../rules/text-width.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { isBlocking, type Finding } from '../../../rules/revisions/findings.ts';
import { EntryBox } from '../../../ui/entry-box/entry-box.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { CitationField } from '../../../editing/fields/citation-field.tsx';
import { RelationAttributes } from './attributes.tsx';
import { RelationSentence } from './sentence.tsx';
import { RelationWords } from './words.tsx';
import { PlaceField } from '../../../editing/fields/place-field.tsx';
import { fieldOf } from '../../../editing/list/read-rows.ts';
import { faultsOf, type RelationFault, type EditableRelation } from './editable-relation.ts';
import { TimeBox } from '../../../editing/fields/time-box.tsx';
import type { Dictionary } from './use-relation-ends.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Options } from '../../../ui/form/options.tsx';

interface Props {
  item: EditableRelation;
  self: LinkedEntry;
  other: LinkedEntry | undefined;
  dictionary: Dictionary;
  findings: readonly Finding[];
  /** Whether submitting was tried: missing values are reported from then on. */
  isAsked: boolean;
  onChange(change: (item: EditableRelation) => EditableRelation, field: string): void;
  onOther(entry: LinkedEntry): void;
  onClose(): void;
  onRemove(): void;
}

/** The form of one relation. Findings are shown while typing; those about a single field are shown at that field. */
export function RelationForm({
  item,
  self,
  other,
  dictionary,
  findings,
  isAsked,
  onChange,
  onOther,
  onClose,
  onRemove,
}: Props) {
  const { language, t } = useReader();
  const lang = languageTag(language),
    form = useRef<HTMLElement>(null);
  const faults = new Set<RelationFault>(isAsked ? faultsOf(item, language) : []);
  const set = <F extends keyof EditableRelation>(field: F, value: EditableRelation[F]) =>
    onChange((now) => ({ ...now, [field]: value }), field);
  const describeFindings = (field: string) =>
    findings
      .filter((finding) => fieldOf(finding) === field && isBlocking(finding))
      .map(({ name, values }) => t(`finding.${name}`, values))
      .join(' · ');
  const wrong = (fault: RelationFault, text: string) => (faults.has(fault) ? text : undefined);
  const isNew = !item.to;
  useEffect(() => {
    const formElement = form.current!;
    // In a new one the first field takes the focus itself.
    if (!isNew) formElement.focus({ preventScroll: true });
    formElement.scrollIntoView({ block: 'nearest' });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type !== 'submit')
      event.preventDefault(); // Enter would submit the whole form
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }
  const name = other?.name ?? item.to;
  const shownByFields = ['to', 'word', 'description'];
  const mend = findings.filter((finding) => isBlocking(finding) && !shownByFields.includes(fieldOf(finding))),
    weigh = findings.filter((finding) => !isBlocking(finding));
  return (
    <section
      ref={form}
      className="stack relation-form"
      tabIndex={-1}
      aria-label={item.to ? t('write.relation.editThis', { name }) : t('write.relation.new')}
      onKeyDown={onKeyDown}
    >
      <header>
        <h3>{item.to ? name : t('write.relation.new')}</h3>
        <Button look="icon" aria-label={t('dialog.close')} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </Button>
      </header>
      <div className="field" data-wrong={describeFindings('to') || faults.has('to') ? '' : undefined}>
        <EntryBox
          name="to"
          label={t('write.relation.other')}
          placeholder={t('write.relation.other.example')}
          value={item.to ? { id: item.to, name } : null}
          autoFocus={isNew}
          onPick={(entry) => {
            if (entry) onOther(entry);
            set('to', entry?.itemId ?? '');
          }}
        />
        {(describeFindings('to') || faults.has('to')) && (
          <p className="fault" role="status">
            {describeFindings('to') || t('write.relation.other.missing')}
          </p>
        )}
      </div>
      <div className="relation-pair">
        <Field label={t('write.relation.type')} fault={wrong('type', t('write.relation.type.missing'))}>
          <select required value={item.type} onChange={({ target }) => set('type', target.value as RelationType | '')}>
            <option value="">{t('write.relation.type.none')}</option>
            <Options of={relationTypes} name={(type) => t(`relation.type.${type}`)} />
          </select>
        </Field>
        <fieldset className="relation-way">
          <legend>{t('write.relation.direction')}</legend>
          {([true, false] as const).map((directed) => (
            <label key={String(directed)}>
              <input
                type="radio"
                name={`way-${item.was ? '' : 'new-'}${item.to}`}
                checked={item.directed === directed}
                onChange={() => set('directed', directed)}
              />{' '}
              <span>{t(directed ? 'write.relation.oneWay' : 'write.relation.bothWays')}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <Field
        label={t('write.relation.word', { name: self.name })}
        fault={describeFindings('word') || wrong('word', t('finding.wordMissing'))}
        hint={<Counter text={item.word} maxLength={limits.relationWordLength} others={item.was?.word} />}
      >
        <TextField
          type="text"
          required
          lang={lang}
          autoComplete="off"
          placeholder={t('write.relation.word.example')}
          characters={limits.relationWordLength}
          value={item.word}
          onText={(text) => set('word', text)}
        />
      </Field>
      <RelationWords
        dictionary={dictionary}
        type={item.type}
        typed={item.word}
        onProposal={({ type, word, inverse }) =>
          onChange(
            (now) => ({ ...now, type, word, directed: inverse !== null, inverse: inverse ?? now.inverse }),
            'proposal',
          )
        }
      />
      {item.directed && (
        <div className="relation-back">
          <Field
            label={t('write.relation.inverse', { name: self.name })}
            fault={wrong('inverse', t('write.relation.inverse.missing'))}
            hint={<Counter text={item.inverse} maxLength={limits.relationWordLength} others={item.was?.inverse} />}
          >
            <TextField
              type="text"
              lang={lang}
              autoComplete="off"
              placeholder={t('write.relation.inverse.example')}
              characters={limits.relationWordLength}
              value={item.inverse}
              onText={(text) => set('inverse', text)}
            />
          </Field>
          <Button
            disabled={!item.word && !item.inverse}
            onClick={() => onChange((now) => ({ ...now, word: now.inverse, inverse: now.word }), 'swap')}
          >
            <span aria-hidden="true">⇅</span> {t('write.relation.swap')}
          </Button>
        </div>
      )}
      {other && item.directed && (
        <p className="hint">
          {t('write.relation.there', { name })}{' '}
          <a href={`/user/edit?id=${encodeURIComponent(other.id)}#/relation`}>
            {t('write.relation.there.link', { name })}
          </a>
        </p>
      )}
      <RelationSentence
        item={item}
        self={self}
        other={other}
        fault={wrong('sentence', t('write.relation.sentence.fault', { a: '{a}', b: '{b}' }))}
        onSentence={(text) => set('sentence', text)}
      />
      <TimeBox
        label={t('write.relation.time')}
        value={item.time}
        onChange={(change) => onChange((now) => ({ ...now, time: change(now.time) }), 'time')}
      />
      <Field
        label={t('write.relation.description')}
        fault={describeFindings('description') || undefined}
        hint={
          <Counter
            text={item.description}
            maxLength={limits.relationDescriptionLength}
            others={item.was?.description}
          />
        }
      >
        <TextField
          rows={3}
          lang={lang}
          characters={limits.relationDescriptionLength}
          value={item.description}
          onText={(text) => set('description', text)}
        />
      </Field>
      <CitationField citation={item.source} isRefused={isAsked} onCitation={(source) => set('source', source)} />
      <PlaceField label={t('write.relation.place')} place={item.place} onPlace={(place) => set('place', place)} />
      <RelationAttributes
        attributes={item.attributes}
        fault={wrong('key', t('finding.attributeKeyEmpty')) ?? wrong('keyTwice', t('write.relation.keyTwice'))}
        onAttributes={(attributes) => set('attributes', attributes)}
      />
      <div role="status">
        {mend.length > 0 && <Findings title={t('write.relation.mend')} findings={mend} wrong />}
        {weigh.length > 0 && <Findings title={t('write.relation.weigh')} findings={weigh} />}
      </div>
      <footer className="row">
        <Button look="first" onClick={onClose}>
          {t('write.relation.done')}
        </Button>
        <Button onClick={onRemove}>{t('write.relation.remove')}</Button>
      </footer>
    </section>
  );
}

interface CounterProps {
  text: string;
  maxLength: number;
  others: InLanguages | null | undefined;
}

/** The length of a text, and its versions in other languages, which stay unchanged. */
function Counter({ text, maxLength, others }: CounterProps) {
  const { language, t } = useReader();
  const length = textLength(text),
    otherLanguages = languages.filter((code) => code !== language && others?.[code]);
  return (
    <>
      <span className="tabular counter" data-over={length > maxLength || undefined}>
        {length} / {maxLength}
      </span>
      {otherLanguages.length > 0 && (
        <span className="row">
          {t('write.relation.elsewhere')}{' '}
          {otherLanguages.map((code) => (
            <span key={code} lang={languageTag(code)}>
              {others![code]}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

interface FindingsProps {
  title: string;
  findings: readonly Finding[];
  wrong?: boolean;
}

function Findings({ title, findings, wrong = false }: FindingsProps) {
  const { t } = useReader();
  return (
    <div className="relation-findings" data-wrong={wrong || undefined}>
      <p>{title}</p>
      <ul>
        {findings.map(({ name, where, values }) => (
          <li key={name + where + JSON.stringify(values)}>{t(`finding.${name}`, values)}</li>
        ))}
      </ul>
    </div>
  );
}
