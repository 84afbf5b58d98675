import { useText } from '../../kit/reader.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** The line on top of every page: home, search, help, language. `term` is what a results page was asked for. */
export function SiteHeader({ address, term }: { address: string; term?: string }) {
  const text = useText();
  return (
    <header className="site-header ui">
      <a className="logo" href="/"><b aria-hidden="true">石</b>{text('site.name')}</a>
      <SearchBox place="header" term={term} />
      <nav aria-label={text('site.menu')}>
        <a href="/help">{text('site.help')}</a>
        <LanguageMenu address={address} />
      </nav>
    </header>
  );
}
