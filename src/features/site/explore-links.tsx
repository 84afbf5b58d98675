import { useText } from '../../kit/reader.tsx';

/** Ways to explore other than entries: time, space, connections. On a wide screen they are in the header. */
export function ExploreLinks({ place }: { place: 'header' | 'below' }) {
  const text = useText();
  return (
    <nav className={`site-ways ${place === 'header' ? 'inside' : 'below'} ui`} aria-label={text('site.ways')}>
      <a href="/timeline">{text('home.timeline')}</a>
      <a href="/timemap">{text('site.maps')}</a>
      <a href="/relation/atobPath">{text('site.connections')}</a>
      <a href="/book">{text('site.library')}</a>
      <a className="if-wide" href="/article">
        {text('site.articles')}
      </a>
    </nav>
  );
}
