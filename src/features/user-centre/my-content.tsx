import { lazy, Suspense, useState, type ReactNode } from 'react';
import { byRoute, call, concurrent } from '../../kit/calls/call.ts';
import { useReader } from '../../kit/reader.tsx';
import { useCall } from '../../kit/calls/use-call.ts';
import { languageNames, languageSwitch, languageTag, type Language } from '../../rules/languages.ts';
import { partViewNamed, writingAddress } from '../../kit/registry/part-views.ts';
import { relativeTime } from '../../rules/time/relative-time.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { FailedLine } from '../../ui/failed-line.tsx';
import { notify } from '../../ui/notices.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { deleteDraft, mySubmissions, myRelations, Submission, withdraw } from '../revisions/contract.ts';
import type { myArticlesByStatus } from '../articles/writing-contract.ts';
import type { myBooks } from '../books/writing-contract.ts';
import type { needImprove } from '../entries/writing-contract.ts';
import { contentHash, contentKinds, contentLists, sections, type ContentQuery } from './section.ts';
import './my-content.css';

/** Proposals per page. */
const pageSize = 20;
const MyProposal = lazy(async () => ({ default: (await import('./my-proposal.tsx')).MyProposal }));
const entries = byRoute<typeof mySubmissions>('GET /api/user/item/list/{lang}/{n}/{page}/{size}');
const relations = byRoute<typeof myRelations>('GET /api/user/relation/list/{lang}/{n}/{page}/{size}');
const books = byRoute<typeof myBooks>('GET /api/user/book/list/{lang}/{n}/{page}/{size}');
const lists = { entries, relations, books };
const articles = byRoute<typeof myArticlesByStatus>('GET /api/user/w2/article/list/{a}/{b}/{c}');
/** Audit status codes of articles, by list. */
const statuses = { all: 'all', drafts: -1, waiting: 0, passed: 1, rejected: 2, featured: 3, improve: 'all' } as const;
const improvable = byRoute<typeof needImprove>('GET /api/user/item/needImprove/list/{page}/{size}');

/**
 * A member's submissions by state, and drafts to continue. Source: spec §2 "my entries, audit status, audit result".
 */
export function MyContent({ asked }: { asked: ContentQuery }) {
  const { say } = useReader();
  return (
    <section aria-labelledby="content-title">
      <header className="section-head">
        <h2 id="content-title">{say('usercentre.content')}</h2>
      </header>
      <nav className="tabs" aria-label={say('content.states')}>
        {contentLists.map((list) => (
          <a
            key={list}
            href={contentHash({ ...asked, list, page: 1 })}
            aria-current={list === asked.list ? 'page' : undefined}
          >
            {say(`content.${list}`)}
          </a>
        ))}
      </nav>
      {asked.list === 'improve' ? (
        <Improvable page={asked.page} asked={asked} />
      ) : asked.of === 'articles' ? (
        <OfArticles asked={asked} />
      ) : (
        <OfParts asked={asked} of={asked.of} />
      )}
    </section>
  );
}

function OfParts({ asked, of }: { asked: ContentQuery; of: keyof typeof lists }) {
  const asks = useCall(lists[of], { n: contentLists.indexOf(asked.list), page: asked.page, size: pageSize });
  return <Proposals asked={asked} {...asks} />;
}
function OfArticles({ asked }: { asked: ContentQuery }) {
  const asks = useCall(articles, { a: statuses[asked.list], b: asked.page, c: pageSize });
  return <Proposals asked={asked} {...asks} />;
}

/** Other content has a section of its own. */
const elsewhere = sections.filter(({ name }) => ['special', 'mapscripts', 'tours'].includes(name));

interface Asked {
  asked: ContentQuery;
  answer: { total: number; items: readonly Submission[] } | null;
  failed: boolean;
  again(): void;
}

function Proposals({ asked, answer, failed, again }: Asked) {
  const { say } = useReader();
  const { list, of, page } = asked;
  return (
    <>
      <p className="content-of" role="group" aria-label={say('content.of')}>
        {contentKinds.map((one) => (
          <a key={one} href={contentHash({ list, of: one, page: 1 })} aria-current={one === of ? 'true' : undefined}>
            {say(`content.${one}`)}
          </a>
        ))}
        {elsewhere.map(({ hash, key }) => (
          <a key={hash} href={hash}>
            {say(key)}
          </a>
        ))}
      </p>
      {failed && <FailedLine again={again} />}
      {answer && !answer.items.length && (
        <div className="nothing">
          <p>{say('content.nothing')}</p>
          <p className="hint">
            {of === 'books' ? (
              <a href="/book/edit">{say('book.add')}</a>
            ) : of === 'articles' ? (
              <a href="/article/new">{say('article.write')}</a>
            ) : (
              <>
                {say('content.begin')} <a href="/user/newentry#/addNewEntry">{say('content.create')}</a>
              </>
            )}
          </p>
        </div>
      )}
      <ul className="bare contents" aria-busy={!answer && !failed}>
        {answer?.items.map((item) => (
          <Proposal key={item.id} item={item} again={again} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={answer && Math.ceil(answer.total / pageSize)}
        label={say('messageCentre.pages')}
        href={(to) => contentHash({ ...asked, page: to })}
      />
    </>
  );
}

/** Parts outside an entry have an editor address of their own, whether published or not. */
const submittedAddress = ({ hasPage, itemId, module }: Submission) =>
  hasPage || partViewNamed(module).at
    ? writingAddress(itemId, module)
    : `/user/newentry?draft=${encodeURIComponent(itemId)}#/addNewEntry`;
/** The editor address of a book, or of the chapter and witness in its key. */
function bookAddress({ itemId, key }: Submission): string {
  const [vid, w] = key.split('~');
  return `/book/edit?${new URLSearchParams({ id: itemId, ...(vid && w && { vid, w }) })}`;
}

function Proposal({ item, again }: { item: Submission; again(): void }) {
  const { language, say } = useReader();
  const [shown, setShown] = useState<'proposal' | 'reason' | 'delete' | null>(null);
  const { id, name, module, language: spoken, state, note, changedAt, rejectReason } = item;
  const isDraft = state === 'draft';
  // An unpublished subject is edited in the language it was started in.
  const writing = module === 'book' || module === 'chapter' ? bookAddress(item) : submittedAddress(item);
  const writes = (className: string | undefined, children: ReactNode) => (
    <Writing address={writing} language={spoken} className={className}>
      {children}
    </Writing>
  );
  const title = <span lang={spoken ? languageTag(spoken) : undefined}>{name}</span>;

  async function done(act: Promise<unknown>, words: string) {
    await act;
    notify(words);
    again();
    return true;
  }
  return (
    <li>
      <p className="what">
        {isDraft ? (
          writes('what-name', title)
        ) : item.href ? (
          <a className="what-name" href={item.href + (module === 'article' ? '' : partViewNamed(module).hash)}>
            {title}
          </a>
        ) : (
          <b className="what-name">{title}</b>
        )}
        <span>
          {say(partViewNamed(module).label)}
          {item.keyName && ` · ${item.keyName}`}
          {spoken && (
            <>
              {' '}
              · <span lang={languageTag(spoken)}>{languageNames[spoken]}</span>
            </>
          )}
        </span>
        {note && <q>{note}</q>}
      </p>
      <p className="state">
        <span data-state={state}>{say(`desk.state.${state}`)}</span>{' '}
        <small>{relativeTime(new Date(changedAt), new Date(), language)}</small>
      </p>
      <p className="acts">
        {!isDraft && (
          <button type="button" className="button" onClick={() => setShown('proposal')}>
            {say('content.look')}
          </button>
        )}
        {rejectReason && (
          <button type="button" className="button" onClick={() => setShown('reason')}>
            {say('messagePanel.reason')}
          </button>
        )}
        {state === 'not passed' && writes('button', say('content.mend'))}
        {isDraft && writes('button', say('content.goOn'))}
        {state === 'submitted' && (
          <button
            type="button"
            className="button"
            onClick={() =>
              void done(
                call(byRoute<typeof withdraw>('POST /data/revision/withdraw', concurrent), { id }),
                say('content.withdrawn'),
              ).catch(() => again())
            }
          >
            {say('content.withdraw')}
          </button>
        )}
        {isDraft && (
          <button type="button" className="button" onClick={() => setShown('delete')}>
            {say('content.delete')}
          </button>
        )}
      </p>
      {shown === 'proposal' && (
        <Suspense>
          <MyProposal item={item} onClose={() => setShown(null)} />
        </Suspense>
      )}
      {shown === 'reason' && (
        <Dialog
          title={say('messagePanel.rejection')}
          onClose={() => setShown(null)}
          actions={
            <button type="button" className="button first" onClick={() => setShown(null)}>
              {say('dialog.close')}
            </button>
          }
        >
          <p>{rejectReason}</p>
        </Dialog>
      )}
      {shown === 'delete' && (
        <ConfirmDialog
          title={say('content.delete')}
          onClose={() => setShown(null)}
          onConfirm={() =>
            done(
              call(byRoute<typeof deleteDraft>('POST /api/user/draft/delete', concurrent), { id }),
              say('content.deleted'),
            )
          }
        >
          <p>{say('content.deleteWhat', { name })}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** A link to the editor. Since the editor uses the language of the page, it switches the language if necessary. */
function Writing({
  address,
  language,
  className,
  children,
}: {
  address: string;
  language: Language | null;
  className: string | undefined;
  children: ReactNode;
}) {
  const { language: read } = useReader();
  if (!language || language === read)
    return (
      <a className={className} href={address}>
        {children}
      </a>
    );
  return (
    <form method="post" action={languageSwitch(language, address)}>
      <button className={className}>{children}</button>
    </form>
  );
}

/** Incomplete entries, best linked first. */
function Improvable({ page, asked }: { page: number; asked: ContentQuery }) {
  const { say } = useReader();
  const { answer, failed, again } = useCall(improvable, { page, size: pageSize });
  return (
    <>
      <p className="hint">{say('content.improveWhy')}</p>
      {failed && <FailedLine again={again} />}
      {answer && !answer.items.length && (
        <div className="nothing">
          <p>{say('content.perfect')}</p>
        </div>
      )}
      <ul className="bare contents" aria-busy={!answer && !failed}>
        {answer?.items.map(({ id, name, lacks }) => (
          <li key={id}>
            <p className="what">
              <a href={entryAddress(id)}>{name}</a>
              <span>{lacks.map((one) => say(`content.lacks.${one}`)).join(' · ')}</span>
            </p>
            <p className="acts">
              <a className="button" href={`/user/edit?id=${encodeURIComponent(id)}`}>
                {say('content.improveIt')}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={answer && Math.ceil(answer.total / pageSize)}
        label={say('messageCentre.pages')}
        href={(to) => contentHash({ ...asked, page: to })}
      />
    </>
  );
}
