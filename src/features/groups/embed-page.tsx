import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { EmbedFrame } from '../../ui/embed/embed-frame.tsx';
import { pageMeta } from '../../ui/page-meta.tsx';
import { groupPage } from './contract.ts';
import { GroupList } from './group-list.tsx';
import { GroupView } from './group-view.tsx';
import { groupAddress } from './face/kinds.ts';
import './group-page.css';

/** `/embed/group/{id}`: only the group, for frames on other sites: no forms, storage, cookies or session. */
export async function loader({ call, origin, language, t, params, url }: PageRequest<{ id: string }>) {
  const version = url.searchParams.get('version') === 'reviewed' ? 'reviewed' : 'saved';
  const { id, shown: group, author } = await call(groupPage, { id: params.id, version });
  const home = groupAddress(id, version);
  return {
    shown: group,
    author,
    home,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: group.name,
      description: group.about || t('group.describes', { name: group.name, author }),
      canonical: home,
      alternates: {},
      indexed: false,
    },
  };
}

export const head = (loaded: LoaderData<typeof loader>) => pageMeta(loaded.head);

export default function GroupEmbedPage({ shown: group, author, home }: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  return (
    <EmbedFrame home={home} name={`${group.name} — ${t('group.by', { author })} · ${t('site.name')}`}>
      <h1 className="unseen" lang={group.language === language ? undefined : languageTag(group.language)}>
        {group.name}
      </h1>
      <Island name="group-view" of={GroupView} props={{ group }} />
      <noscript>
        <GroupList group={group} />
      </noscript>
    </EmbedFrame>
  );
}
