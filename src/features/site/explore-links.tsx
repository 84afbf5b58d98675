import type { ReactNode } from 'react';
import { useText } from '../../kit/reader.tsx';

interface Props {
  place: 'header' | 'below';
  /** Whether there are articles in the reader's language; without one the section is not offered. */
  hasArticles: boolean;
}

/**
 * The sections of the site by what a visitor wants to do: explore, read, connect, learn. On a wide screen they are in
 * the header, else in a row below it.
 */
export function ExploreLinks({ place, hasArticles }: Props) {
  const text = useText();
  const group = `sections-${place}`;
  return (
    <nav
      className={`links quiet site-ways ${place === 'header' ? 'inside' : 'below'} ui no-print`}
      aria-label={text('site.sections')}
    >
      <SectionMenu group={group} name={text('site.explore')}>
        <a href="/timemap">{text('site.map')}</a>
        <a href="/timeline">{text('home.timeline')}</a>
        <a href="/product/painting">{text('kinds.painting')}</a>
        <a href="/families">{text('site.families')}</a>
      </SectionMenu>
      <SectionMenu group={group} name={text('site.read')}>
        <a href="/category/person">{text('kinds.person')}</a>
        <a href="/category/polity">{text('kinds.polity')}</a>
        <a href="/category/site">{text('kinds.site')}</a>
        <a href="/category/war">{text('kinds.war')}</a>
        <a href="/book">{text('site.library')}</a>
        {hasArticles && <a href="/article">{text('site.articles')}</a>}
      </SectionMenu>
      <a href="/relation/atobPath">{text('site.connect')}</a>
      <SectionMenu group={group} name={text('site.learn')}>
        <a href="/tours">{text('site.tours')}</a>
        <a href="/exercise">{text('site.exercises')}</a>
        <a href="/help/for-teachers">{text('site.teachers')}</a>
      </SectionMenu>
    </nav>
  );
}

/** A menu of links; of one group only one is open. */
function SectionMenu({ group, name, children }: { group: string; name: string; children: ReactNode }) {
  return (
    <details className="menu" data-menu name={group}>
      <summary className="unmarked">
        {name}
        <span aria-hidden="true"> ▾</span>
      </summary>
      <div className="popup section-links">{children}</div>
    </details>
  );
}
