import type { Mark } from '../contract.ts';
import './marked.css';

/** A heading ends no sentence: a dot stands between it and what follows. */
const apart = (text: string) => text.replace(/(?<=^|[^\s.,;:!?。，；：！？…»”」』])\n+(?=\S)/g, ' · ');

/** A text in which what was found is marked. */
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
