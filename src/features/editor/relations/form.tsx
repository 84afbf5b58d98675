import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { languages, languageTag, type InLanguages } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { relationTypes, type RelationType } from '../../../rules/relation-types.ts';
import { textLength } from '../../../rules/text-width.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { forbids, type Found } from '../../../rules/revisions/findings.ts';
import { EntryBox } from '../../search/face/entry-box.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { CitationField } from '../fields/citation-field.tsx';
import { RelationAttributes } from './attributes.tsx';
import { RelationSentence } from './sentence.tsx';
import { RelationWords } from './words.tsx';
import { PlaceField } from '../fields/place-field.tsx';
import { fieldOf } from '../list/read-rows.ts';
import { faultsOf, type RelationFault, type RelationWriting } from './relation-writing.ts';
import { TimeBox } from '../fields/time-box.tsx';
import type { Dictionary } from './use-relation-ends.ts';

interface Props {
  item: RelationWriting;
  self: LinkedEntry;
  other: LinkedEntry | undefined;
  dictionary: Dictionary;
  findings: readonly Found[];
  /** Whether submitting was tried: missing values are reported from then on. */
  isAsked: boolean;
  onChange(change: (item: RelationWriting) => RelationWriting, field: string): void;
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
  const { language, say } = useReader();
  const lang = languageTag(language),
    form = useRef<HTMLElement>(null);
  const faults = new Set<RelationFault>(isAsked ? faultsOf(item, language) : []);
  const set = <F extends keyof RelationWriting>(field: F, value: RelationWriting[F]) =>
    onChange((now) => ({ ...now, [field]: value }), field);
  const found = (field: string) =>
    findings
      .filter((one) => fieldOf(one) === field && forbids(one))
      .map(({ name, values }) => say(`finding.${name}`, values))
      .join(' · ');
  const wrong = (fault: RelationFault, text: string) => (faults.has(fault) ? text : undefined);
  const isNew = !item.to;
  useEffect(() => {
    const shown = form.current!;
    // In a new one the first field takes the focus itself.
    if (!isNew) shown.focus({ preventScroll: true });
    shown.scrollIntoView({ block: 'nearest' });
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
  const mend = findings.filter((one) => forbids(one) && !shownByFields.includes(fieldOf(one))),
    weigh = findings.filter((one) => !forbids(one));
  return (
    <section
      ref={form}
      className="relation-form"
      tabIndex={-1}
      aria-label={item.to ? say('write.relation.editThis', { name }) : say('write.relation.new')}
      onKeyDown={onKeyDown}
    >
      <header>
        <h3>{item.to ? name : say('write.relation.new')}</h3>
        <button type="button" className="button icon" aria-label={say('dialog.close')} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div className="field" data-wrong={found('to') || faults.has('to') ? '' : undefined}>
        <EntryBox
          name="to"
          label={say('write.relation.other')}
          placeholder={say('write.relation.other.example')}
          value={item.to ? { id: item.to, name } : null}
          autoFocus={isNew}
          onPick={(entry) => {
            if (entry) onOther(entry);
            set('to', entry?.itemId ?? '');
          }}
        />
        {(found('to') || faults.has('to')) && (
          <p className="fault" role="status">
            {found('to') || say('write.relation.other.missing')}
          </p>
        )}
      </div>
      <div className="relation-pair">
        <Field label={say('write.relation.type')} fault={wrong('type', say('write.relation.type.missing'))}>
          {(described) => (
            <select
              {...described}
              required
              value={item.type}
              onChange={({ target }) => set('type', target.value as RelationType | '')}
            >
              <option value="">{say('write.relation.type.none')}</option>
              {relationTypes.map((type) => (
                <option key={type} value={type}>
                  {say(`relation.type.${type}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <fieldset className="relation-way">
          <legend>{say('write.relation.direction')}</legend>
          {([true, false] as const).map((directed) => (
            <label key={String(directed)}>
              <input
                type="radio"
                name={`way-${item.was ? '' : 'new-'}${item.to}`}
                checked={item.directed === directed}
                onChange={() => set('directed', directed)}
              />{' '}
              <span>{say(directed ? 'write.relation.oneWay' : 'write.relation.bothWays')}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <Field
        label={say('write.relation.word', { name: self.name })}
        fault={found('word') || wrong('word', say('finding.wordMissing'))}
        hint={<Counter text={item.word} most={limits.relationWordLength} others={item.was?.word} />}
      >
        {(described) => (
          <TextField
            {...described}
            type="text"
            required
            lang={lang}
            autoComplete="off"
            placeholder={say('write.relation.word.example')}
            characters={limits.relationWordLength}
            value={item.word}
            onText={(text) => set('word', text)}
          />
        )}
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
            label={say('write.relation.inverse', { name: self.name })}
            fault={wrong('inverse', say('write.relation.inverse.missing'))}
            hint={<Counter text={item.inverse} most={limits.relationWordLength} others={item.was?.inverse} />}
          >
            {(described) => (
              <TextField
                {...described}
                type="text"
                lang={lang}
                autoComplete="off"
                placeholder={say('write.relation.inverse.example')}
                characters={limits.relationWordLength}
                value={item.inverse}
                onText={(text) => set('inverse', text)}
              />
            )}
          </Field>
          <button
            type="button"
            className="button"
            disabled={!item.word && !item.inverse}
            onClick={() => onChange((now) => ({ ...now, word: now.inverse, inverse: now.word }), 'swap')}
          >
            <span aria-hidden="true">⇅</span> {say('write.relation.swap')}
          </button>
        </div>
      )}
      {other && item.directed && (
        <p className="hint">
          {say('write.relation.there', { name })}{' '}
          <a href={`/user/edit?id=${encodeURIComponent(other.id)}#/relation`}>
            {say('write.relation.there.link', { name })}
          </a>
        </p>
      )}
      <RelationSentence
        item={item}
        self={self}
        other={other}
        fault={wrong('sentence', say('write.relation.sentence.fault', { a: '{a}', b: '{b}' }))}
        onSentence={(text) => set('sentence', text)}
      />
      <TimeBox
        label={say('write.relation.time')}
        value={item.time}
        onChange={(change) => onChange((now) => ({ ...now, time: change(now.time) }), 'time')}
      />
      <Field
        label={say('write.relation.description')}
        fault={found('description') || undefined}
        hint={
          <Counter text={item.description} most={limits.relationDescriptionLength} others={item.was?.description} />
        }
      >
        {(described) => (
          <TextField
            {...described}
            rows={3}
            lang={lang}
            characters={limits.relationDescriptionLength}
            value={item.description}
            onText={(text) => set('description', text)}
          />
        )}
      </Field>
      <CitationField citation={item.source} isRefused={isAsked} onCitation={(source) => set('source', source)} />
      <PlaceField label={say('write.relation.place')} place={item.place} onPlace={(place) => set('place', place)} />
      <RelationAttributes
        attributes={item.attributes}
        fault={wrong('key', say('finding.attributeKeyEmpty')) ?? wrong('keyTwice', say('write.relation.keyTwice'))}
        onAttributes={(attributes) => set('attributes', attributes)}
      />
      <div role="status">
        {mend.length > 0 && <Findings title={say('write.relation.mend')} all={mend} wrong />}
        {weigh.length > 0 && <Findings title={say('write.relation.weigh')} all={weigh} />}
      </div>
      <footer>
        <button type="button" className="button first" onClick={onClose}>
          {say('write.relation.done')}
        </button>
        <button type="button" className="button" onClick={onRemove}>
          {say('write.relation.remove')}
        </button>
      </footer>
    </section>
  );
}

/** The length of a text, and its versions in other languages, which stay unchanged. */
function Counter({ text, most, others }: { text: string; most: number; others: InLanguages | null | undefined }) {
  const { language, say } = useReader();
  const length = textLength(text),
    told = languages.filter((one) => one !== language && others?.[one]);
  return (
    <>
      <span className="tabular counter" data-over={length > most || undefined}>
        {length} / {most}
      </span>
      {told.length > 0 && (
        <span className="elsewhere">
          {say('write.relation.elsewhere')}{' '}
          {told.map((one) => (
            <span key={one} lang={languageTag(one)}>
              {others![one]}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function Findings({ title, all, wrong = false }: { title: string; all: readonly Found[]; wrong?: boolean }) {
  const { say } = useReader();
  return (
    <div className="relation-findings" data-wrong={wrong || undefined}>
      <p>{title}</p>
      <ul>
        {all.map(({ name, where, values }) => (
          <li key={name + where + JSON.stringify(values)}>{say(`finding.${name}`, values)}</li>
        ))}
      </ul>
    </div>
  );
}
