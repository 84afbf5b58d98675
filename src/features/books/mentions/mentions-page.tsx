import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { pageTitle } from '../../../rules/text/page-title.ts';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { bookAddress } from '../addresses.ts';
import { bookDetail } from '../contract.ts';
import { MentionReview } from './mention-review.tsx';
import { mentionReviewAddress } from './rules.ts';
import './mentions.css';

/** `/book/mentions?id=…`: mentions proposed for a book, for reviewers; the API rejects other members. */
export async function loader({ call, origin, language, t, url }: PageRequest) {
  const detail = await call(bookDetail, { id: url.searchParams.get('id') ?? '' });
  return {
    id: detail.id,
    title: detail.shownTitle,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: pageTitle(t('mentions.desk'), detail.shownTitle.text),
      description: t('mentions.desk.lead'),
    },
  };
}

export const head = ({ id, head: headFields }: LoaderData<typeof loader>) =>
  pageMeta({ ...headFields, canonical: mentionReviewAddress(id), alternates: {}, indexed: false });

export default function MentionsPage({ id, title }: LoaderData<typeof loader>) {
  const { t } = useReader();
  return (
    <div className="wrap page">
      <h1>{t('mentions.desk')}</h1>
      <p>
        <a href={bookAddress(id)} lang={title.lang}>
          {title.text}
        </a>
      </p>
      <Island name="mention-desk" of={MentionReview} props={{ bookId: id }} />
    </div>
  );
}
