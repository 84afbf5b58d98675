import { useText } from '../../kit/reader.tsx';

/** Two rows: sections for visitors, then pages for contributors and programs. */
export function SiteFooter({ hasArticles }: { hasArticles: boolean }) {
  const text = useText();
  return (
    <footer className="site-footer ui no-print">
      <div className="row wrap">
        <p>{text('site.footer')}</p>
        <div>
          <div className="links quiet">
            <a href="/timemap">{text('site.map')}</a>
            <a href="/timeline">{text('home.timeline')}</a>
            <a href="/product/painting">{text('kinds.painting')}</a>
            <a href="/families">{text('site.families')}</a>
            <a href="/book">{text('site.library')}</a>
            {hasArticles && <a href="/article">{text('site.articles')}</a>}
            <a href="/relation/atobPath">{text('site.connect')}</a>
            <a href="/tours">{text('site.tours')}</a>
            <a href="/exercise">{text('site.exercises')}</a>
            <a href="/help/for-teachers">{text('site.teachers')}</a>
            <a href="/help">{text('site.help')}</a>
          </div>
          <div className="links quiet">
            <a href="/review/pace">{text('pace.link')}</a>
            {!hasArticles && <a href="/article">{text('site.writeArticle')}</a>}
            <a href="/api/docs" lang="en">
              {text('site.calls')}
            </a>
            <a href="/feed.atom">{text('site.feed')}</a>
            <a href="/download">{text('site.app')}</a>
            <a href="/staticpage/cookie">{text('site.cookies')}</a>
          </div>
        </div>
      </div>
    </footer>
  );
}
