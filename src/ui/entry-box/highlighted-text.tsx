import type { HighlightRange } from '../../kit/suggestions/contract.ts';
import './highlighted-text.css';

/** A heading does not end a sentence: a dot separates it from the following text. */
const separateHeadings = (text: string) => text.replace(/(?<=^|[^\s.,;:!?。，；：！？…»”」』])\n+(?=\S)/g, ' · ');

export function HighlightedText({ text, marks }: { text: string; marks: readonly HighlightRange[] }) {
  const parts = marks.flatMap(([from, to], index) => [
    separateHeadings(text.slice(marks[index - 1]?.[1] ?? 0, from)),
    <mark key={from}>{text.slice(from, to)}</mark>,
  ]);
  return (
    <>
      {parts}
      {separateHeadings(text.slice(marks.at(-1)?.[1] ?? 0))}
    </>
  );
}
