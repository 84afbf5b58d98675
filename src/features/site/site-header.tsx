import { useText } from '../../kit/reader.tsx';
import { SearchBox } from '../search/face/search-box.tsx';
import { CreateEntryLink } from '../entries/face/create-entry-link.tsx';
import { AccountCorner } from './account-corner.tsx';
import { AppLink } from './app/app-link.tsx';
import { ExploreLinks } from './explore-links.tsx';
import { LanguageMenu } from './language-menu.tsx';

/**
 * The header of every page: home, search, new entry, help, language, account. `term` is the search term of a results
 * page.
 */
export function SiteHeader({ address, term }: { address: string; term?: string }) {
  const text = useText();
  return (
    <header className="site-header ui">
      <a className="logo" href="/">
        <b aria-hidden="true">石</b>
        <span>{text('site.name')}</span>
      </a>
      <ExploreLinks place="header" />
      <SearchBox place="header" term={term} />
      <nav aria-label={text('site.menu')}>
        <CreateEntryLink />
        <a className="help-link" href="/help">
          {text('site.help')}
        </a>
        <AppLink />
        <LanguageMenu address={address} />
        <AccountCorner address={address} />
      </nav>
    </header>
  );
}
