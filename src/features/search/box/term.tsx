import { useText } from '../../../kit/reader.tsx';

/** No text has it. */
const gap = '\u0000';

/** A line about a term, which stands in it by itself: its direction is its own, and no language is claimed for it. */
export function Term({ line, term }: { line: 'search.heading' | 'search.none'; term: string }) {
  const [before, after] = useText()(line, { term: gap }).split(gap);
  return (
    <>
      {before}
      <bdi>{term}</bdi>
      {after}
    </>
  );
}
