import { lazy, Suspense, useState, type ReactNode } from 'react';
import { call } from '../../kit/calls/call.ts';
import { useReader } from '../../kit/reader.tsx';
import { useCall } from '../../kit/calls/use-call.ts';
import { languageNames, languageSwitchAddress, languageTag, type Language } from '../../rules/languages.ts';
import { requirePartView, editorAddressOf } from '../../kit/registry/part-views.ts';
import { formatRelativeTime } from '../../rules/time/relative-time.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { FailedLine } from '../../ui/failed-line.tsx';
import { notify } from '../../ui/notices.tsx';
import { Pager } from '../../ui/pager.tsx';
import {
  mySubmissions,
  myRelations,
  withdraw,
  deleteDraft,
  type Submission,
} from '../../editing/revisions/contract.ts';
import { myArticlesByStatus } from '../articles/writing-contract.ts';
import { myBooks } from '../books/writing-contract.ts';
import { needImprove } from '../entries/writing-contract.ts';
import { contentHash, contentKinds, contentLists, sections, type ContentQuery } from './section.ts';
import './my-content.css';
import { Button } from '../../ui/form/button.tsx';

/** Proposals per page. */
const pageSize = 20;
const MyProposal = lazy(async () => ({ default: (await import('./my-proposal.tsx')).MyProposal }));
const lists = { entries: mySubmissions, relations: myRelations, books: myBooks };
/** Audit status codes of articles, by list. */
const statuses = { all: 'all', drafts: -1, waiting: 0, passed: 1, rejected: 2, featured: 3, improve: 'all' } as const;

/**
 * A member's submissions by state, and drafts to continue. Source: spec §2 "my entries, audit status, audit result".
 */
export function MyContent({ query }: { query: ContentQuery }) {
  const { t } = useReader();
  return (
    <section aria-labelledby="content-title">
      <header className="section-head">
        <h2 id="content-title">{t('usercentre.content')}</h2>
      </header>
      <nav className="tabs" aria-label={t('content.states')}>
        {contentLists.map((list) => (
          <a
            key={list}
            href={contentHash({ ...query, list, page: 1 })}
            aria-current={list === query.list ? 'page' : undefined}
          >
            {t(`content.${list}`)}
          </a>
        ))}
      </nav>
      {query.list === 'improve' ? (
        <Improvable page={query.page} query={query} />
      ) : query.of === 'articles' ? (
        <ArticleProposals query={query} />
      ) : (
        <PartProposals query={query} of={query.of} />
      )}
    </section>
  );
}

function PartProposals({ query, of }: { query: ContentQuery; of: keyof typeof lists }) {
  const asks = useCall(lists[of], { n: contentLists.indexOf(query.list), page: query.page, size: pageSize });
  return <Proposals query={query} {...asks} />;
}
function ArticleProposals({ query }: { query: ContentQuery }) {
  const asks = useCall(myArticlesByStatus, { a: statuses[query.list], b: query.page, c: pageSize });
  return <Proposals query={query} {...asks} />;
}

/** Other content has a section of its own. */
const separateSections = sections.filter(({ name }) => ['special', 'mapscripts', 'tours'].includes(name));

interface ProposalsProps {
  query: ContentQuery;
  answer: { total: number; items: readonly Submission[] } | null;
  failed: boolean;
  again(): void;
}

function Proposals({ query, answer, failed, again }: ProposalsProps) {
  const { t } = useReader();
  const { list, of, page } = query;
  return (
    <>
      <p className="links quiet content-of" role="group" aria-label={t('content.of')}>
        {contentKinds.map((contentKind) => (
          <a
            key={contentKind}
            href={contentHash({ list, of: contentKind, page: 1 })}
            aria-current={contentKind === of ? 'true' : undefined}
          >
            {t(`content.${contentKind}`)}
          </a>
        ))}
        {separateSections.map(({ hash, key }) => (
          <a key={hash} href={hash}>
            {t(key)}
          </a>
        ))}
      </p>
      {failed && <FailedLine again={again} />}
      {answer && !answer.items.length && (
        <div className="nothing">
          <p>{t('content.nothing')}</p>
          <p className="hint">
            {of === 'books' ? (
              <a href="/book/edit">{t('book.add')}</a>
            ) : of === 'articles' ? (
              <a href="/article/new">{t('article.write')}</a>
            ) : (
              <>
                {t('content.begin')} <a href="/user/newentry#/addNewEntry">{t('content.create')}</a>
              </>
            )}
          </p>
        </div>
      )}
      <ul className="bare rows contents" aria-busy={!answer && !failed}>
        {answer?.items.map((item) => (
          <Proposal key={item.id} item={item} again={again} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={answer && Math.ceil(answer.total / pageSize)}
        label={t('messageCentre.pages')}
        href={(to) => contentHash({ ...query, page: to })}
      />
    </>
  );
}

/** Parts outside an entry have an editor address of their own, whether published or not. */
const editorAddress = ({ hasPage, itemId, module }: Submission) =>
  hasPage || requirePartView(module).editorAddress
    ? editorAddressOf(itemId, module)
    : `/user/newentry?draft=${encodeURIComponent(itemId)}#/addNewEntry`;
/** The editor address of a book, or of the chapter and witness in its key. */
function bookEditorAddress({ itemId, key }: Submission): string {
  const [vid, w] = key.split('~');
  return `/book/edit?${new URLSearchParams({ id: itemId, ...(vid && w && { vid, w }) })}`;
}

function Proposal({ item, again }: { item: Submission; again(): void }) {
  const { language, t } = useReader();
  const [shownPanel, setShown] = useState<'proposal' | 'reason' | 'delete' | null>(null);
  const { id, name, module, language: spoken, state, note, withAssistant, changedAt, rejectReason } = item;
  const isDraft = state === 'draft';
  // An unpublished subject is edited in the language it was started in.
  const writing = module === 'book' || module === 'chapter' ? bookEditorAddress(item) : editorAddress(item);
  const writes = (className: string | undefined, children: ReactNode) => (
    <EditorLink address={writing} language={spoken} className={className}>
      {children}
    </EditorLink>
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
          <a className="what-name" href={item.href + (module === 'article' ? '' : requirePartView(module).hash)}>
            {title}
          </a>
        ) : (
          <b className="what-name">{title}</b>
        )}
        <span>
          {t(requirePartView(module).label)}
          {item.keyName && ` · ${item.keyName}`}
          {spoken && (
            <>
              {' '}
              · <span lang={languageTag(spoken)}>{languageNames[spoken]}</span>
            </>
          )}
        </span>
        {withAssistant && <span className="badge">{t('desk.withAssistant')}</span>}
        {note && <q>{note}</q>}
      </p>
      <p className="state">
        <span data-state={state}>{t(`desk.state.${state}`)}</span>{' '}
        <small>{formatRelativeTime(new Date(changedAt), new Date(), language)}</small>
      </p>
      <p className="acts">
        {!isDraft && <Button onClick={() => setShown('proposal')}>{t('content.look')}</Button>}
        {rejectReason && <Button onClick={() => setShown('reason')}>{t('messagePanel.reason')}</Button>}
        {state === 'not passed' && writes('button', t('content.mend'))}
        {isDraft && writes('button', t('content.goOn'))}
        {state === 'submitted' && (
          <Button onClick={() => void done(call(withdraw, { id }), t('content.withdrawn')).catch(() => again())}>
            {t('content.withdraw')}
          </Button>
        )}
        {isDraft && <Button onClick={() => setShown('delete')}>{t('content.delete')}</Button>}
      </p>
      {shownPanel === 'proposal' && (
        <Suspense>
          <MyProposal item={item} onClose={() => setShown(null)} />
        </Suspense>
      )}
      {shownPanel === 'reason' && (
        <Dialog
          title={t('messagePanel.rejection')}
          onClose={() => setShown(null)}
          actions={
            <Button look="first" onClick={() => setShown(null)}>
              {t('dialog.close')}
            </Button>
          }
        >
          <p>{rejectReason}</p>
        </Dialog>
      )}
      {shownPanel === 'delete' && (
        <ConfirmDialog
          title={t('content.delete')}
          onClose={() => setShown(null)}
          onConfirm={() => done(call(deleteDraft, { id }), t('content.deleted'))}
        >
          <p>{t('content.deleteWhat', { name })}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

interface Props {
  address: string;
  language: Language | null;
  className: string | undefined;
  children: ReactNode;
}

/** A link to the editor. Since the editor uses the language of the page, it switches the language if necessary. */
function EditorLink({ address, language, className, children }: Props) {
  const { language: read } = useReader();
  if (!language || language === read)
    return (
      <a className={className} href={address}>
        {children}
      </a>
    );
  return (
    <form method="post" action={languageSwitchAddress(language, address)}>
      <button className={className}>{children}</button>
    </form>
  );
}

/** Incomplete entries, best linked first. */
function Improvable({ page, query }: { page: number; query: ContentQuery }) {
  const { t } = useReader();
  const { answer, failed, again } = useCall(needImprove, { page, size: pageSize });
  return (
    <>
      <p className="hint">{t('content.improveWhy')}</p>
      {failed && <FailedLine again={again} />}
      {answer && !answer.items.length && (
        <div className="nothing">
          <p>{t('content.perfect')}</p>
        </div>
      )}
      <ul className="bare rows contents" aria-busy={!answer && !failed}>
        {answer?.items.map(({ id, name, lacks }) => (
          <li key={id}>
            <p className="what">
              <a href={entryAddress(id)}>{name}</a>
              <span>{lacks.map((lack) => t(`content.lacks.${lack}`)).join(' · ')}</span>
            </p>
            <p className="acts">
              <a className="button" href={`/user/edit?id=${encodeURIComponent(id)}`}>
                {t('content.improveIt')}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={answer && Math.ceil(answer.total / pageSize)}
        label={t('messageCentre.pages')}
        href={(to) => contentHash({ ...query, page: to })}
      />
    </>
  );
}
