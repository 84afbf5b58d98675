import { useText } from '../../../kit/reader.tsx';

/** A character that occurs in no text. */
const gap = '\u0000';

type Line = 'search.heading' | 'search.none' | 'bookSearch.noneInBooks' | 'bookSearch.noneInText';

/** A line that mentions a search term, isolated: with its own text direction and no declared language. */
export function Term({ line, term }: { line: Line; term: string }) {
  const [before, after] = useText()(line, { term: gap }).split(gap);
  return (
    <>
      {before}
      <bdi>{term}</bdi>
      {after}
    </>
  );
}
