import { useReader } from '../../../kit/reader.tsx';
import { languageName } from '../../../rules/languages.ts';
import { articleAddress } from '../rules.ts';
import { draftKey } from '../../../editing/drafts/local-drafts.ts';
import { PartLoader } from '../../../editing/drafts/part-loader.tsx';
import { ClosedPart, isClosed } from '../../../editing/part-notices.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { NewArticle } from './new-article.tsx';
import { hasNewerVersion, openArticle, type OpenedArticle } from './open-article.ts';

interface Props {
  id: string | null;
  memberId: string;
  isSignedIn: boolean;
}

/** Creates a new article or opens one of the member's own. */
export function EditArticle({ id, ...who }: Props) {
  return id === null ? <NewArticle /> : <ExistingArticle key={id} id={id} {...who} />;
}

/** `isOld`: a newer version was published after the draft was begun. */
async function loadArticle(id: string): Promise<{ opened: OpenedArticle; isOld: boolean }> {
  const [opened, isOld] = await Promise.all([openArticle(id), hasNewerVersion(id)]);
  return { opened, isOld };
}

function ExistingArticle({ id, memberId, isSignedIn }: Props & { id: string }) {
  const { language, t } = useReader();
  return (
    <PartLoader
      name={draftKey(memberId, id, 'article', '')}
      open={() => loadArticle(id)}
      title={<h1>{t('articleWriting.title')}</h1>}
    >
      {({ opened, isOld }, { again, inSeat }) => {
        const { reply } = opened;
        return (
          <>
            <h1>
              {t('articleWriting.title')} <small>{languageName(reply.language, language)}</small>
            </h1>
            {reply.isPublished && (
              <p className="ui">
                <a href={articleAddress(id)}>{t('articleWriting.read')}</a>
              </p>
            )}
            {isOld && (
              <p className="stack close panel writing-told ui" role="note">
                {t('articleWriting.newer')} <a href={articleAddress(id)}>{t('articleWriting.newer.look')}</a>
              </p>
            )}
            {isClosed(reply.state) ? (
              <div className="ui">
                <ClosedPart state={reply.state} pending={reply.pending} itemId={id} page={null} onChanged={again} />
              </div>
            ) : (
              inSeat(<ArticleEditor opened={opened} memberId={memberId} isSignedIn={isSignedIn} onAgain={again} />)
            )}
          </>
        );
      }}
    </PartLoader>
  );
}
