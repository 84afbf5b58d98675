import { Island } from '../../../kit/islands/island.tsx';
import { useText } from '../../../kit/reader.tsx';
import { searchAddress } from './search-address.ts';
import { SearchBox } from '../face/search-box.tsx';

/** One for each way to search: characters, another script's name, a reading, pinyin, a phrase. */
const examples = [
  ['长城', 'zh-Hans'],
  ['Alexander', 'en'],
  ['しこうてい', 'ja'],
  ['qin shi huang', 'zh-Latn'],
  ['guerre de Troie', 'fr'],
] as const;

/** The results page without a term: what can be searched, and how. */
export function SearchWelcome() {
  const text = useText();
  return (
    <>
      <h1>{text('search.title')}</h1>
      <Island name="search-box" of={SearchBox} props={{ place: 'page' }} wake="touch" />
      <p className="search-what">{text('search.what')}</p>
      <SearchExamples />
      <h2>{text('search.syntax')}</h2>
      <dl className="search-syntax">
        <div>
          <dt className="ui">"la guerre"</dt>
          <dd>{text('search.syntax.phrase')}</dd>
        </div>
        <div>
          <dt className="ui">Alexander -Severus</dt>
          <dd>{text('search.syntax.without')}</dd>
        </div>
      </dl>
    </>
  );
}

/** Example terms, each a link to its results. */
export function SearchExamples() {
  const text = useText();
  return (
    <>
      <h2>{text('search.examples')}</h2>
      <ul className="row bare search-examples">
        {examples.map(([term, lang]) => (
          <li key={term}>
            <a className="touch" href={searchAddress({ keyword: term })} lang={lang}>
              {term}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
