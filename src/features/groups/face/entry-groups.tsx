import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import type { groupsOfEntry } from '../contract.ts';
import './entry-groups.css';

/** Readers' graphs, trees, timemaps and timelines that are attached to an entry. */
export function EntryGroups({ groups }: { groups: ReplyOf<typeof groupsOfEntry>['items'] }) {
  const { language, t } = useReader();
  return (
    <ul className="bare rows entry-groups ui">
      {groups.map(({ id, href, module, name, about, author, language: written, nodes }) => {
        const lang = written === language ? undefined : languageTag(written);
        return (
          <li key={id}>
            <a href={href} lang={lang}>
              {name}
            </a>
            <small>
              {t(`group.kind.${module}`)} · {t('group.by', { author })} · {t('group.nodes', { count: nodes })}
            </small>
            {about && <p lang={lang}>{about}</p>}
          </li>
        );
      })}
    </ul>
  );
}
