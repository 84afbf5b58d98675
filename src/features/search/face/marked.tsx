import type { Mark } from '../contract.ts';
import './marked.css';

/** A heading does not end a sentence: a dot separates it from the following text. */
const apart = (text: string) => text.replace(/(?<=^|[^\s.,;:!?。，；：！？…»”」』])\n+(?=\S)/g, ' · ');

/** A text with highlighted matches. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const parts = marks.flatMap(([from, to], index) => [
    apart(text.slice(marks[index - 1]?.[1] ?? 0, from)),
    <mark key={from}>{text.slice(from, to)}</mark>,
  ]);
  return (
    <>
      {parts}
      {apart(text.slice(marks.at(-1)?.[1] ?? 0))}
    </>
  );
}
