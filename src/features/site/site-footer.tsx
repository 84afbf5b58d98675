import { useText } from '../../kit/reader.tsx';

export function SiteFooter() {
  const text = useText();
  return (
    <footer className="site-footer ui">
      <div className="wrap">
        <p>{text('site.footer')}</p>
        <ul className="bare">
          <li>
            <a href="/timeline">{text('entry.timeline')}</a>
          </li>
          <li>
            <a href="/timemap">{text('site.maps')}</a>
          </li>
          <li>
            <a href="/tours">{text('site.tours')}</a>
          </li>
          <li>
            <a href="/relation/atobPath">{text('site.connections')}</a>
          </li>
          <li>
            <a href="/article">{text('site.articles')}</a>
          </li>
          <li>
            <a href="/help">{text('site.help')}</a>
          </li>
          <li>
            <a href="/download">{text('site.app')}</a>
          </li>
          <li>
            <a href="/review/pace">{text('pace.link')}</a>
          </li>
          <li>
            <a href="/api/docs" lang="en">
              {text('site.calls')}
            </a>
          </li>
          <li>
            <a href="/feed.atom">{text('site.feed')}</a>
          </li>
          <li>
            <a href="/staticpage/cookie">{text('site.cookies')}</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
