import { useReader } from '../../../../kit/reader.tsx';
import { formatRecord } from '../../../../rules/time/historical-time-format.ts';
import { kinds, type Kind } from '../../../../rules/kinds.ts';
import { languageTag, usesHan } from '../../../../rules/languages.ts';
import * as limits from '../../../../rules/limits.ts';
import { ResponsivePicture } from '../../../../ui/responsive-picture.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { hashOf, steps, type EditableEntry, type Step } from './new-entry-steps.ts';
import { findUnsourcedRows } from '../facts/editable-facts.ts';

/** The steps; those up to `furthest` are links. */
export function StepBar({ step, furthest }: { step: Step; furthest: Step }) {
  const { t } = useReader();
  return (
    <nav className="step-bar" aria-label={t('write.steps')}>
      <ol className="bare">
        {steps.map((stepName, index) => (
          <li
            key={stepName}
            aria-current={stepName === step ? 'step' : undefined}
            data-done={index < steps.indexOf(step) || undefined}
          >
            {index <= steps.indexOf(furthest) && stepName !== step ? (
              <a href={hashOf(stepName)}>
                <b>{index + 1}</b>
                <span>{t(`write.step.${stepName}`)}</span>
              </a>
            ) : (
              <span>
                <b>{index + 1}</b>
                <span>{t(`write.step.${stepName}`)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Chooses the kind of subject. */
export function KindStep({ kind, onKind }: { kind: Kind | null; onKind(kind: Kind): void }) {
  const { t } = useReader();
  return (
    <div className="kind-choice" role="radiogroup" aria-label={t('write.step.type')}>
      {kinds.map((choice) => (
        <label key={choice} className="chip" data-kind={choice}>
          <input className="cover" type="radio" name="kind" checked={kind === choice} onChange={() => onKind(choice)} />
          <span className="mark" aria-hidden="true" />
          {t(choice === 'people' ? 'write.kind.people' : `kind.${choice}`)}
        </label>
      ))}
    </div>
  );
}

/** A preview of the whole entry before submitting. */
export function CheckStep({ writing: { kind, facts, head } }: { writing: EditableEntry }) {
  const { language, t } = useReader();
  const lang = languageTag(language),
    vertical = usesHan(language);
  const name = head.name.trim();
  return (
    <div className="panel check-entry" data-kind={kind!}>
      <div>
        <p className="kind-line">
          <span className="mark" aria-hidden="true" />
          {t(`kind.${kind!}`)}
          {facts?.region && ` · ${t(`region.${facts.region}`)}`}
        </p>
        <p className="check-name" lang={lang}>
          {name}
          {head.disambiguation && <small> {head.disambiguation}</small>}
        </p>
        {head.otherNames.length > 0 && (
          <p className="other-names" lang={lang}>
            {head.otherNames.join(' · ')}
          </p>
        )}
        <p className="check-summary" lang={lang}>
          {head.summary || t('entry.noSummary')}
        </p>
        <dl className="facts">
          {facts?.rows.map(
            ({ role, record }, index) =>
              record && (
                <div key={index}>
                  <dt>{t(`entry.time.${role}`)}</dt>
                  <dd className="tabular">{formatRecord(record, language)}</dd>
                </div>
              ),
          )}
          {facts?.place.name && (
            <div>
              <dt>{t(`entry.place.${kind!}`)}</dt>
              <dd>{facts.place.name}</dd>
            </div>
          )}
        </dl>
      </div>
      {facts?.portrait ? (
        <ResponsivePicture url={facts.portrait.url} alt={name} sizes="11rem" />
      ) : (
        <div
          className={`rubbing portrait ${vertical ? 'vertical' : ''}`}
          aria-hidden="true"
          lang={lang}
          style={{
            '--letters': Math.max(...(vertical ? [name] : name.split(/\s+/)).map((word) => [...word].length)),
          }}
        >
          <span>{name}</span>
        </div>
      )}
    </div>
  );
}

interface Props {
  writing: EditableEntry;
  isAgain: boolean;
  onNote(note: string): void;
}

/** Notices before submitting, and after a rejection a note to the reviewer; a new entry has no change summary. */
export function CheckNotes({ writing: { facts, note }, isAgain, onNote }: Props) {
  const { t } = useReader();
  const unsourced = findUnsourcedRows(facts);
  return (
    <>
      {unsourced.length > 0 && (
        <div className="stack close panel writing-told" role="note">
          <p>{t('write.unsourced', { count: unsourced.length })}</p>
          <ul>
            {unsourced.map((row) => (
              <li key={facts!.rows.indexOf(row)}>
                <a href={hashOf('info')}>
                  {t(`entry.time.${row.role}`)} · {row.typed}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isAgain && (
        <Field label={t('write.note')}>
          <input
            type="text"
            maxLength={limits.revisionNoteLength}
            value={note}
            onChange={({ target }) => onNote(target.value)}
          />
        </Field>
      )}
    </>
  );
}
