import { Island } from '../../kit/islands/island.tsx';
import { useReader } from '../../kit/reader.tsx';
import { entryAddress } from '../../rules/entry-ids.ts';
import { languageTag } from '../../rules/languages.ts';
import { pageTitle } from '../../rules/text/page-title.ts';
import { pageMeta } from '../../ui/page-meta.tsx';
import { Comments } from '../social/face/comments.tsx';
import { SocialBar } from '../social/face/social-bar.tsx';
import { CiteThis } from './citing/cite-this.tsx';
import { EntryHeader } from './entry-header.tsx';
import { EntryFoot, EntryText } from './entry-text.tsx';
import { Glances } from './glances/glances.tsx';
import { LifeStrip } from './life-strip/life-strip.tsx';
import { EntryNav } from './nav/entry-nav.tsx';
import { Contemporaries } from './page/contemporaries.tsx';
import { entrySections } from './page/entry-sections.tsx';
import type { EntryPageData } from './page/load.ts';
import { SectionView } from './page/section-view.tsx';
import { RelativePage } from './relative/relative-page.tsx';
import '../media/face/credit.css';
import '../../styles/text.css';
import './face/entry.css';
import openSection from './page/open-section.js?url';

export { loader } from './page/load.ts';

export const head = ({ entry, portrait, jsonLd, head }: EntryPageData) => (
  <>
    <script src={openSection} />
    {pageMeta({
      ...head,
      title: pageTitle(entry.name, entry.disambiguation),
      description: entry.summary || entry.name,
      type: 'article',
      canonical: entryAddress(entry.id),
      alternates: Object.fromEntries(Object.entries(entry.langs).map(([language, id]) => [language, entryAddress(id)])),
      image: portrait && { ...portrait, alt: entry.name },
      jsonLd,
      indexed: !entry.isRelative,
    })}
  </>
);

/**
 * An entry: head, life strip, text, and sections that show their highlights. The hash opens one of the sections:
 * #/timeline, #/timemap, #/relation, #/works …; they are real targets (entry.css), so that addresses work without
 * script. Source: spec §2.
 */
export default function EntryPage(data: EntryPageData) {
  const { language, t } = useReader();
  const { entry, of, portrait, facts, strip, narrative, panel, citations } = data;
  const footer = (
    <footer className="entry-social">
      <EntryFoot entry={entry} />
      <Island name="cite-this" of={CiteThis} props={{ id: entry.id, citations }} wake="touch" />
      <SocialBar thingId={of.itemId} id={entry.id} type="item" title={entry.name} />
      <Comments thingId={of.itemId} id={entry.id} type="item" />
    </footer>
  );
  // Whatever else there is, such as a gallery, needs the whole page.
  if (entry.isRelative && data.family && entry.views.every((view) => view === 'family'))
    return (
      <RelativePage
        entry={entry}
        facts={facts}
        family={data.family}
        relations={data.relations.listed.filter(({ type }) => type !== 'family')}
      >
        {footer}
      </RelativePage>
    );
  const sections = entrySections(data, t);
  return (
    <article className="entry" data-kind={entry.kind}>
      <EntryHeader entry={entry} facts={facts} portrait={portrait} />
      {strip && (
        <div className="wrap strip-wrap">
          <LifeStrip kind={entry.kind} strip={strip} />
        </div>
      )}
      <div className="wrap entry-columns">
        <EntryNav id={entry.id} sections={sections} />
        <div className="views">
          <section className="view view-text" aria-label={t('entry.text')}>
            <EntryText
              entry={entry}
              narrative={narrative}
              glances={<Glances {...panel} />}
              lang={entry.language === language ? undefined : languageTag(entry.language)}
            />
          </section>
          {sections.map((section) => (
            <SectionView key={section.name} section={section} entryId={entry.id} />
          ))}
          <Contemporaries entries={entry.contemporaries} />
          {footer}
        </div>
      </div>
    </article>
  );
}
