import { useText } from '../../kit/reader.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** The line on top of every page: home, help, language. */
export function SiteHeader({ address }: { address: string }) {
  const text = useText();
  return (
    <header className="site-header ui">
      <a className="logo" href="/"><b aria-hidden="true">石</b>{text('site.name')}</a>
      <nav aria-label={text('site.menu')}>
        <a href="/help">{text('site.help')}</a>
        <LanguageMenu address={address} />
      </nav>
    </header>
  );
}
