import { useEffect } from 'react';
import { byRoute, concurrent } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useCall } from '../../../kit/calls/use-call.ts';
import { kinds } from '../../../rules/kinds.ts';
import { languageNames, languages, languageTag, readLanguage } from '../../../rules/languages.ts';
import { partNamed, parts } from '../../../parts.ts';
import { relativeTime } from '../../../rules/time/relative-time.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { Pager } from '../../../ui/pager.tsx';
import type { reviewQueue } from '../contract.ts';
import type { Submission } from '../../revisions/contract.ts';
import { queueHash, submissionHash, type QueueAsked, type Trail } from './address.ts';

/** Submissions of one page of a list. */
const pageSize = 20;
const queue = byRoute<typeof reviewQueue>('GET /data/review/queue', concurrent);

/**
 * A list of submissions: what waits, what one has in hand, what is proposed as one of the best, what one has decided.
 */
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
  const pages = Math.max(1, Math.ceil((answer?.total ?? 0) / pageSize));

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
          <Row key={item.id} item={item} />
        ))}
      </ul>
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
        onChange={({ target }) => go({ module: parts.find(({ name }) => name === target.value)?.name })}
      >
        <option value="">{say('desk.allParts')}</option>
        {parts.map(({ name, label }) => (
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

function Row({ item }: { item: Submission }) {
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
  } = item;
  return (
    <li data-kind={kind ?? undefined}>
      <h2>
        <span className="mark" aria-hidden="true" />
        <a href={submissionHash(id)} lang={spoken ? languageTag(spoken) : undefined}>
          {name}
        </a>
      </h2>
      <p className="tags">
        <span>{say(partNamed(module).label)}</span>
        {keyName && <span>{keyName}</span>}
        {spoken && <span lang={languageTag(spoken)}>{languageNames[spoken]}</span>}
        {isNew && <span className="new">{say('desk.new')}</span>}
        {findings.length > 0 && <span className="warn">{say('desk.findings', { count: findings.length })}</span>}
      </p>
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
