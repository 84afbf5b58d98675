import { useText } from '../../kit/reader.tsx';
import { SearchBox } from '../search/face/search-box.tsx';
import { CreateEntryLink } from '../entries/face/create-entry-link.tsx';
import { AccountCorner } from './account-corner.tsx';
import { AppLink } from './app/app-link.tsx';
import { ExploreLinks } from './explore-links.tsx';
import { LanguageMenu } from './language-menu.tsx';

interface Props {
  address: string;
  /** The search term of a results page. */
  term?: string;
  hasArticles: boolean;
}

/**
 * The header of every page: home, search, new entry, help, language, account. */
export function SiteHeader({ address, term, hasArticles }: Props) {
  const text = useText();
  return (
    <header className="site-header ui no-print">
      <a className="logo" href="/">
        <b aria-hidden="true">石</b>
        <span>{text('site.name')}</span>
      </a>
      <ExploreLinks place="header" hasArticles={hasArticles} />
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
