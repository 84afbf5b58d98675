import { useEffect, useEffectEvent, useState } from 'react';
import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useCall } from '../../../kit/calls/use-call.ts';
import { kinds } from '../../../rules/kinds.ts';
import { languageNames, languages, languageTag, readLanguage } from '../../../rules/languages.ts';
import { partViewNamed, partViews } from '../../../kit/registry/part-views.ts';
import { relativeTime } from '../../../rules/time/relative-time.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { Pager } from '../../../ui/pager.tsx';
import type { ErrorName } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import type { passTogether, reviewQueue } from '../contract.ts';
import { addDecision, subscribe } from '../face/decisions.ts';
import { useKeys } from '../use-keys.ts';
import { queueHash, submissionHash, type QueueAsked, type Trail } from './address.ts';

/** Submissions per page. */
const pageSize = 20;
const queue = byRoute<typeof reviewQueue>('GET /data/review/queue', concurrent);

/** A list of submissions: waiting, claimed by the reviewer, proposed for featuring, or decided by the reviewer. */
export function Queue({ asked, onListed }: { asked: QueueAsked; onListed(trail: Trail): void }) {
  const { language, say } = useReader();
  const { which, module, language: spoken, kind, newcomers, page } = asked;
  const { answer, failed, again } = useCall(queue, {
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
  const chosen = answer?.items.filter(({ id, mayPass }) => mayPass && selected.has(id)) ?? [];
  /** Only proposals of one author can be passed together. */
  const author = chosen[0]?.author;
  const select = (id: string) =>
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(id) && after.size < limits.decidedTogether) after.add(id);
      return after;
    });
  async function passChosen() {
    if (busy) return;
    setBusy(true);
    const proposals = chosen.map(({ id, versions }) => ({ id, versions }));
    try {
      const outcomes = await call(byRoute<typeof passTogether>('POST /data/review/pass', concurrent), { proposals });
      const undoable = outcomes.flatMap(({ id, canUndo }) => (canUndo ? [id] : []));
      const only = undoable.length === 1 ? chosen.find(({ id }) => id === undoable[0]) : undefined;
      if (undoable.length)
        addDecision(undoable, only?.name ?? say('desk.together.named', { count: undoable.length, name: author! }));
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
  useKeys({ j: first !== undefined && (() => (location.hash = submissionHash(first.id))) });
  const hash = queueHash(asked);
  useEffect(() => {
    if (answer) onListed({ ids: answer.items.map(({ id }) => id), hash });
  }, [answer, hash, onListed]);

  return (
    <section aria-label={say(`desk.tab.${which}`)} aria-busy={!answer && !failed}>
      {which === 'waiting' && answer && answer.waiting.length > 0 && (
        <ul className="bare desk-waiting" aria-label={say('desk.waiting')}>
          {answer.waiting.map(({ language: one, count, oldest }) => (
            <li key={one ?? 'all'}>
              {one ? (
                <a
                  href={queueHash({ which, language: one, page: 1 })}
                  lang={languageTag(one)}
                  aria-current={one === spoken ? 'true' : undefined}
                >
                  {languageNames[one]}
                </a>
              ) : (
                <span>{say('desk.allLanguages')}</span>
              )}
              <b className="tabular">{count}</b>
              <small>{say('desk.oldest', { ago: relativeTime(new Date(oldest), new Date(), language) })}</small>
            </li>
          ))}
        </ul>
      )}
      <Filters asked={asked} />
      {failed && <FailedLine again={again} />}
      {answer && !answer.items.length && (
        <div className="nothing">
          <p>{say(`desk.empty.${which}`)}</p>
        </div>
      )}
      <ul className="bare desk-list">
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
      {chosen.length > 0 && (
        <p className="desk-together" role="group" aria-label={say('desk.together.label', { name: author! })}>
          <button type="button" className="button first" aria-busy={busy} onClick={() => void passChosen()}>
            {say('desk.together.pass', { count: chosen.length })}
          </button>
          <button type="button" className="button" onClick={() => setSelected(new Set())}>
            {say('desk.together.clear')}
          </button>
          <small>{say('desk.together.label', { name: author! })}</small>
        </p>
      )}
      <Pager page={page} pages={pages} label={say('desk.pages')} href={(to) => queueHash({ ...asked, page: to })} />
    </section>
  );
}

function Filters({ asked }: { asked: QueueAsked }) {
  const { say } = useReader();
  const go = (change: Partial<QueueAsked>) => {
    location.hash = queueHash({ ...asked, ...change, page: 1 });
  };
  return (
    <div className="desk-filters" role="group" aria-label={say('desk.filters')}>
      <select
        aria-label={say('desk.part')}
        value={asked.module ?? ''}
        onChange={({ target }) => go({ module: partViews().find(({ name }) => name === target.value)?.name })}
      >
        <option value="">{say('desk.allParts')}</option>
        {partViews().map(({ name, label }) => (
          <option key={name} value={name}>
            {say(label)}
          </option>
        ))}
      </select>
      <select
        aria-label={say('site.language')}
        value={asked.language ?? ''}
        onChange={({ target }) => go({ language: readLanguage(target.value) ?? undefined })}
      >
        <option value="">{say('desk.anyLanguage')}</option>
        {languages.map((one) => (
          <option key={one} value={one} lang={languageTag(one)}>
            {languageNames[one]}
          </option>
        ))}
      </select>
      <select
        aria-label={say('desk.kind')}
        value={asked.kind ?? ''}
        onChange={({ target }) => go({ kind: kinds.find((one) => one === target.value) })}
      >
        <option value="">{say('desk.anyKind')}</option>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {say(`kind.${one}`)}
          </option>
        ))}
      </select>
      <label>
        <input
          type="checkbox"
          checked={Boolean(asked.newcomers)}
          onChange={({ target }) => go({ newcomers: target.checked || undefined })}
        />{' '}
        {say('desk.newcomers')}
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
  const { say } = useReader();
  const summary = say(`desk.summary.${unit}`, { count });
  return (
    <span className="summary">
      {names.length ? say('desk.summary.named', { summary, names: names.join(say('desk.summary.between')) }) : summary}
      {names.length > 0 && count > names.length && '…'}
    </span>
  );
}

function Row({ item, isSelected, canSelect, onSelect, error }: RowProps) {
  const { language, say } = useReader();
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
            aria-label={say('desk.together.select', { name })}
            checked={isSelected}
            disabled={!canSelect}
            onChange={onSelect}
          />
        )}
        <span className="mark" aria-hidden="true" />
        <a href={submissionHash(id)} lang={spoken ? languageTag(spoken) : undefined}>
          {name}
        </a>
      </h2>
      <p className="tags">
        <span>{say(partViewNamed(module).label)}</span>
        {keyName && <span>{keyName}</span>}
        {summary && <SummaryTag summary={summary} />}
        {spoken && <span lang={languageTag(spoken)}>{languageNames[spoken]}</span>}
        {isNew && <span className="new">{say('desk.new')}</span>}
        {findings.length > 0 && <span className="warn">{say('desk.findings', { count: findings.length })}</span>}
      </p>
      {error && <p className="fault">{say(`error.${error}`)}</p>}
      <p className="who">
        <b>{author}</b>{' '}
        <small className="tabular">{say('desk.record', { passed: authorPassed, rejected: authorRejected })}</small>
        {note && <q>{note}</q>}
      </p>
      <p className="state">
        <span data-state={state}>{say(`desk.state.${state}`)}</span>
        {stagesNeeded > 1 && (
          <small className="tabular"> {say('desk.stages', { passed: stagesPassed, needed: stagesNeeded })}</small>
        )}
        <small className="tabular">
          {reviewer && `${reviewer} · `}
          {relativeTime(new Date(submittedAt ?? changedAt), new Date(), language)}
        </small>
      </p>
    </li>
  );
}
