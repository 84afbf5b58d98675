import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useCall } from '../../../kit/calls/use-call.ts';
import { kinds } from '../../../rules/kinds.ts';
import { languageNames, languages, languageTag, readLanguage } from '../../../rules/languages.ts';
import { requirePartView, partViews } from '../../../kit/registry/part-views.ts';
import { formatRelativeTime } from '../../../rules/time/relative-time.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { Pager } from '../../../ui/pager.tsx';
import type { ErrorName } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { reviewQueue, passTogether } from '../contract.ts';
import { addDecision, subscribe } from '../face/decisions.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { queueHash, submissionHash, type QueueRequest, type Trail } from './address.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Options } from '../../../ui/form/options.tsx';

/** Submissions per page. */
const pageSize = 20;

/** A list of submissions: waiting, claimed by the reviewer, proposed for featuring, or decided by the reviewer. */
export function Queue({ request, onListed }: { request: QueueRequest; onListed(trail: Trail): void }) {
  const { language, t } = useReader();
  const { which, module, language: spoken, kind, newcomers, page } = request;
  const { answer, failed, again } = useCall(reviewQueue, {
    which,
    module,
    language: spoken,
    kind,
    newcomers: newcomers ? 'true' : undefined,
    page,
    size: pageSize,
  });
  const pages = answer && Math.ceil(answer.total / pageSize);

  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<ReadonlyMap<string, ErrorName>>(new Map());
  const [busy, setBusy] = useState(false);
  const selectedItems = answer?.items.filter(({ id, mayPass }) => mayPass && selected.has(id)) ?? [];
  /** Only proposals of one author can be passed together. */
  const author = selectedItems[0]?.author;
  const select = (id: string) =>
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(id) && after.size < limits.batchDecisions) after.add(id);
      return after;
    });
  async function passChosen() {
    if (busy) return;
    setBusy(true);
    const proposals = selectedItems.map(({ id, versions }) => ({ id, versions }));
    try {
      const outcomes = await call(passTogether, { proposals });
      const undoable = outcomes.flatMap(({ id, canUndo }) => (canUndo ? [id] : []));
      const only = undoable.length === 1 ? selectedItems.find(({ id }) => id === undoable[0]) : undefined;
      if (undoable.length)
        addDecision(undoable, only?.name ?? t('desk.together.named', { count: undoable.length, name: author! }));
      setErrors(new Map(outcomes.flatMap(({ id, error }) => (error === null ? [] : [[id, error as ErrorName]]))));
      setSelected(new Set());
    } catch {
      // a notice has already shown the error
    } finally {
      setBusy(false);
      // After a failed call, too: some may have passed.
      again();
    }
  }
  const refresh = useEffectEvent(again);
  useEffect(() => subscribe(() => refresh()), []);
  const first = answer?.items[0];
  useShortcuts({ j: first !== undefined && (() => (location.hash = submissionHash(first.id))) });
  const hash = queueHash(request);
  useEffect(() => {
    if (answer) onListed({ ids: answer.items.map(({ id }) => id), hash });
  }, [answer, hash, onListed]);

  return (
    <section aria-label={t(`desk.tab.${which}`)} aria-busy={!answer && !failed}>
      {which === 'waiting' && answer && answer.waiting.length > 0 && (
        <ul className="links panel bare desk-waiting" aria-label={t('desk.waiting')}>
          {answer.waiting.map(({ language: queueLanguage, count, oldest }) => (
            <li key={queueLanguage ?? 'all'} className="row">
              {queueLanguage ? (
                <a
                  href={queueHash({ which, language: queueLanguage, page: 1 })}
                  lang={languageTag(queueLanguage)}
                  aria-current={queueLanguage === spoken ? 'true' : undefined}
                >
                  {languageNames[queueLanguage]}
                </a>
              ) : (
                <span>{t('desk.allLanguages')}</span>
              )}
              <b className="tabular">{count}</b>
              <small>{t('desk.oldest', { ago: formatRelativeTime(new Date(oldest), new Date(), language) })}</small>
            </li>
          ))}
        </ul>
      )}
      <Filters request={request} />
      {failed && <FailedLine again={again} />}
      {answer && !answer.items.length && (
        <div className="nothing">
          <p>{t(`desk.empty.${which}`)}</p>
        </div>
      )}
      <ul className="bare rows desk-list">
        {answer?.items.map((item) => (
          <Row
            key={item.id}
            item={item}
            isSelected={selected.has(item.id)}
            canSelect={item.mayPass && (author === undefined || item.author === author)}
            onSelect={() => select(item.id)}
            error={errors.get(item.id) ?? null}
          />
        ))}
      </ul>
      {selectedItems.length > 0 && (
        <p className="row desk-together" role="group" aria-label={t('desk.together.label', { name: author! })}>
          <Button look="first" aria-busy={busy} onClick={() => void passChosen()}>
            {t('desk.together.pass', { count: selectedItems.length })}
          </Button>
          <Button onClick={() => setSelected(new Set())}>{t('desk.together.clear')}</Button>
          <small>{t('desk.together.label', { name: author! })}</small>
        </p>
      )}
      <Pager page={page} pages={pages} label={t('desk.pages')} href={(to) => queueHash({ ...request, page: to })} />
    </section>
  );
}

function Filters({ request }: { request: QueueRequest }) {
  const { t } = useReader();
  const go = (change: Partial<QueueRequest>) => {
    location.hash = queueHash({ ...request, ...change, page: 1 });
  };
  return (
    <div className="row desk-filters" role="group" aria-label={t('desk.filters')}>
      <select
        aria-label={t('desk.part')}
        value={request.module ?? ''}
        onChange={({ target }) => go({ module: partViews().find(({ name }) => name === target.value)?.name })}
      >
        <option value="">{t('desk.allParts')}</option>
        {partViews().map(({ name, label }) => (
          <option key={name} value={name}>
            {t(label)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('site.language')}
        value={request.language ?? ''}
        onChange={({ target }) => go({ language: readLanguage(target.value) ?? undefined })}
      >
        <option value="">{t('desk.anyLanguage')}</option>
        {languages.map((language) => (
          <option key={language} value={language} lang={languageTag(language)}>
            {languageNames[language]}
          </option>
        ))}
      </select>
      <select
        aria-label={t('desk.kind')}
        value={request.kind ?? ''}
        onChange={({ target }) => go({ kind: kinds.find((kind) => kind === target.value) })}
      >
        <option value="">{t('desk.anyKind')}</option>
        <Options of={kinds} name={(kind) => t(`kind.${kind}`)} />
      </select>
      <label>
        <input
          type="checkbox"
          checked={Boolean(request.newcomers)}
          onChange={({ target }) => go({ newcomers: target.checked || undefined })}
        />{' '}
        {t('desk.newcomers')}
      </label>
    </div>
  );
}

type QueueItem = ReplyOf<typeof reviewQueue>['items'][number];

interface RowProps {
  item: QueueItem;
  isSelected: boolean;
  canSelect: boolean;
  onSelect(): void;
  /** Why it could not be passed with the others. */
  error: ErrorName | null;
}

/** "3 relations: Caesar, Antony, Octavia". */
function SummaryTag({ summary: { unit, count, names } }: { summary: NonNullable<QueueItem['summary']> }) {
  const { t } = useReader();
  const summary = t(`desk.summary.${unit}`, { count });
  return (
    <span className="summary">
      {names.length ? t('desk.summary.named', { summary, names: names.join(t('desk.summary.between')) }) : summary}
      {names.length > 0 && count > names.length && '…'}
    </span>
  );
}

function Row({ item, isSelected, canSelect, onSelect, error }: RowProps) {
  const { language, t } = useReader();
  const {
    id,
    name,
    kind,
    module,
    keyName,
    language: spoken,
    author,
    authorPassed,
    authorRejected,
    state,
    stagesPassed,
    stagesNeeded,
    note,
    reviewer,
    findings,
    isNew,
    submittedAt,
    changedAt,
    summary,
  } = item;
  return (
    <li data-kind={kind ?? undefined}>
      <h2>
        {item.mayPass && (
          <input
            type="checkbox"
            aria-label={t('desk.together.select', { name })}
            checked={isSelected}
            disabled={!canSelect}
            onChange={onSelect}
          />
        )}
        <span className="mark" aria-hidden="true" />
        <a className="cover-link" href={submissionHash(id)} lang={spoken ? languageTag(spoken) : undefined}>
          {name}
        </a>
      </h2>
      <p className="row tags">
        <span>{t(requirePartView(module).label)}</span>
        {keyName && <span>{keyName}</span>}
        {summary && <SummaryTag summary={summary} />}
        {spoken && <span lang={languageTag(spoken)}>{languageNames[spoken]}</span>}
        {isNew && <span className="new">{t('desk.new')}</span>}
        {findings.length > 0 && <span className="warn">{t('desk.findings', { count: findings.length })}</span>}
      </p>
      {error && <p className="fault">{t(`error.${error}`)}</p>}
      <p className="who">
        <b>{author}</b>{' '}
        <small className="tabular">{t('desk.record', { passed: authorPassed, rejected: authorRejected })}</small>
        {note && <q>{note}</q>}
      </p>
      <p className="state">
        <span data-state={state}>{t(`desk.state.${state}`)}</span>
        {stagesNeeded > 1 && (
          <small className="tabular"> {t('desk.stages', { passed: stagesPassed, needed: stagesNeeded })}</small>
        )}
        <small className="tabular">
          {reviewer && `${reviewer} · `}
          {formatRelativeTime(new Date(submittedAt ?? changedAt), new Date(), language)}
        </small>
      </p>
    </li>
  );
}
