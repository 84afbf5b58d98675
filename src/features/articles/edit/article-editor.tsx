import { useRef, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { emptyArticle, type ArticleContent } from '../rules.ts';
import { checkArticle } from '../face/check-article.ts';
import { PartForm } from '../../../editing/drafts/part-form.tsx';
import { useDraftStart, usePartDraft, type Codec } from '../../../editing/drafts/use-part-draft.ts';
import { PictureDialog } from '../../media/face/picture-dialog.tsx';
import { QuoteDialog } from './quote/quote-dialog.tsx';
import { TextEditor, type MainText } from '../../../editing/text/text-editor.tsx';
import { mergeArticles, normalizeArticle } from './article-content.ts';
import { CoverFields } from './cover-fields.tsx';
import { DeleteArticle } from './delete-article.tsx';
import { HeadFields } from './head-fields.tsx';
import type { PendingAdditions } from './add-card-box.tsx';
import { showFault } from '../../../editing/show-fault.ts';
import { useReviewerEdit } from '../../../editing/reviewer-edit.tsx';
import { openArticle, type OpenedArticle } from './open-article.ts';
import { SectionsEditor } from './sections-editor.tsx';
import { saveArticle } from '../writing-contract.ts';

interface Props {
  opened: Omit<OpenedArticle, 'reply'> & {
    reply: Pick<OpenedArticle['reply'], 'articleId' | 'language' | 'isPublished'>;
  };
  memberId: string;
  isSignedIn: boolean;
  onAgain(): void;
}

/** The editor of an article: title, abstract, cover and text; for a theme article also its collected sections. */
export function ArticleEditor(props: Props) {
  const { t } = useReader();
  const mending = useReviewerEdit();
  const { opened, isSignedIn } = props,
    { articleId, language, isPublished } = opened.reply;
  const codec: Codec<{ writing: ArticleContent }, ArticleContent> = {
    name: 'article',
    apart: { key: '', isShared: false, open: () => openArticle(articleId) },
    bodyOf: (content) => ({ writing: content ?? emptyArticle('normal') }),
    contentOf: ({ writing }) => normalizeArticle(writing),
    isComplete: () => true,
    save: ({ itemId, ...how }, article) => call(saveArticle, { ...how, articleId: itemId, article }, { quiet: true }),
  };
  const draftStart = useDraftStart(codec, props);
  const [fields, setFields] = useState(draftStart.beginning.writing.writing);
  const [message, setTold] = useState<string | null>(null);
  const [isTried, setAsked] = useState(false);
  const main = useRef<MainText>(null);
  /** Reads the text from its editor on demand, not on every keystroke. */
  const written = (): ArticleContent => ({ ...fields, body: main.current?.html() ?? fields.body });
  const missing = checkArticle(normalizeArticle(written()));
  const [first] = missing;
  const draft = usePartDraft(codec, props, draftStart, {
    body: {
      get writing() {
        return written();
      },
    },
    merge(was, is) {
      const { article, contested } = mergeArticles(was ?? is, written(), is);
      take(article);
      setTold(t(contested ? 'articleWriting.contested' : 'articleWriting.merged'));
    },
    lack: first ? t(`finding.${first.name}`, first.values) : null,
  });
  function take(article: ArticleContent) {
    setFields(article);
    main.current?.set(article.body);
    draft.saving.touch();
  }
  function set(change: Partial<ArticleContent>) {
    setFields((now) => ({ ...now, ...change }));
    draft.saving.touch();
  }
  const unadded: PendingAdditions = useRef(new Set());
  /** Adds typed text that is not added yet; false if something cannot be added. */
  async function addTyped(): Promise<boolean> {
    for (let [add] = unadded.current; add; [add] = unadded.current) {
      if (!(await add())) return false;
      await new Promise((next) => setTimeout(next)); // wait until the card is in the list and its box is empty
    }
    return true;
  }
  const faultAt = (field: string) => {
    const finding = isTried || draft.fault !== null ? missing.find(({ where }) => where === field) : undefined;
    return finding && t(`finding.${finding.name}`, finding.values);
  };
  return (
    <div
      onSubmitCapture={(event) => {
        setAsked(true);
        if (!unadded.current.size) return;
        event.preventDefault();
        event.stopPropagation();
        const form = event.target as HTMLFormElement;
        void addTyped().then((isAdded) => (isAdded ? form.requestSubmit() : showFault(form)));
      }}
    >
      <PartForm
        opened={opened}
        draft={draft}
        isSignedIn={isSignedIn}
        isNew={!isPublished}
        merged={message}
        onContinueRejected={take}
        className="article-form"
      >
        <HeadFields article={fields} language={language} onChange={set} faultAt={faultAt} />
        <CoverFields article={fields} articleId={articleId} onChange={set} fault={faultAt('cover')} />
        <h2 id="article-body" className="label">
          {t(fields.kind === 'theme' ? 'articleWriting.introduction' : 'articleWriting.body')}
        </h2>
        {faultAt('body') && <p className="fault">{faultAt('body')}</p>}
        <TextEditor
          initial={fields.body}
          language={language}
          labelledBy="article-body"
          PictureDialog={PictureDialog}
          QuoteDialog={QuoteDialog}
          onChange={draft.saving.touch}
          onReady={(text) => {
            main.current = text;
          }}
        />
        {fields.kind === 'theme' && (
          <SectionsEditor
            sections={fields.sections}
            onSections={(sections) => set({ sections })}
            faultAt={faultAt}
            unadded={unadded}
          />
        )}
        {!mending && <DeleteArticle articleId={articleId} name={fields.name} />}
      </PartForm>
    </div>
  );
}
