import { useText } from '../../kit/reader.tsx';
import { Button } from '../../ui/form/button.tsx';

/** Informs about cookies. Pages are the same for all readers: the browser decides whether to show it (first-visit.ts). */
export function CookieBanner() {
  const text = useText();
  return (
    <aside className="row popup cookie-banner ui no-print" aria-label={text('site.cookies')} hidden>
      <p>
        {text('cookie.banner')} <a href="/staticpage/cookie">{text('cookie.more')}</a>
      </p>
      <Button>{text('cookie.accept')}</Button>
    </aside>
  );
}
