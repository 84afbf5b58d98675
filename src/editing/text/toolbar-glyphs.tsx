import type { ReactNode } from 'react';
import type { ToolName } from './tool.ts';

const icon = (path: string, more?: ReactNode) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d={path} />
    {more}
  </svg>
);
const textGlyph = (content: ReactNode) => (
  <span className="glyph" aria-hidden="true">
    {content}
  </span>
);
const frame = 'M3 4h14v12H3z';

/** The symbol on each button. */
export const glyphs: Record<ToolName, ReactNode> = {
  undo: icon('M8 4 4 8l4 4M4 8h8a4 4 0 0 1 0 8H9'),
  redo: icon('m12 4 4 4-4 4M16 8H8a4 4 0 0 0 0 8h3'),
  heading2: textGlyph(
    <>
      H<small>2</small>
    </>,
  ),
  heading3: textGlyph(
    <>
      H<small>3</small>
    </>,
  ),
  heading4: textGlyph(
    <>
      H<small>4</small>
    </>,
  ),
  bold: textGlyph(<b>B</b>),
  italic: textGlyph(<i>I</i>),
  underline: textGlyph(<u>U</u>),
  strike: textGlyph(<s>S</s>),
  sub: textGlyph(
    <>
      x<sub>2</sub>
    </>,
  ),
  sup: textGlyph(
    <>
      x<sup>2</sup>
    </>,
  ),
  bullets: icon(
    'M8 5h9M8 10h9M8 15h9',
    <g fill="currentColor" stroke="none">
      <circle cx="4" cy="5" r="1.3" />
      <circle cx="4" cy="10" r="1.3" />
      <circle cx="4" cy="15" r="1.3" />
    </g>,
  ),
  numbers: icon('M8 5h9M8 10h9M8 15h9M3 3.500h1.200V7M3 12.500h2L3 16h2.200'),
  quotation: icon('M4 4v12M7.500 5h9M7.500 10h9M7.500 15h6'),
  vertical: icon('M15 4v12M10 4v12M5 4v7'),
  source: icon('M4 4h5.500v12H4zM10.500 4H16v12h-5.500M6 7h1.500M6 10h1.500M12.500 7H14M12.500 10H14'),
  link: icon(
    'M8.500 11.500a3 3 0 0 0 4.200 0l3-3a3 3 0 0 0-4.200-4.200l-1 1M11.500 8.500a3 3 0 0 0-4.200 0l-3 3a3 3 0 0 0 4.200 4.200l1-1',
  ),
  note: textGlyph(
    <>
      a<sup>1</sup>
    </>,
  ),
  ruby: textGlyph(
    <ruby>
      字<rt>zi</rt>
    </ruby>,
  ),
  quote: icon('M4 5h12v10H4zM7 8h6M7 11h3', <path d="M13 10v4h3" />),
  picture: icon(
    'M3 4h14v12H3zM3 14l4.500-5 3.500 3.500 2-2 4 3.500',
    <circle cx="13" cy="7.500" r="1.300" fill="currentColor" stroke="none" />,
  ),
  figureLeft: icon('M3 4h7v7H3zM12.500 4.500H17M12.500 7.500H17M12.500 10.500H17M3 13.500h14M3 16.500h14'),
  figureCentre: icon('M6.500 5h7v7h-7zM3 3h14M3 14.500h14M3 17h14'),
  figureRight: icon('M10 4h7v7h-7zM3 4.500h4.500M3 7.500h4.500M3 10.500h4.500M3 13.500h14M3 16.500h14'),
  figureFull: icon('M3 4h14v9H3zM3 16.500h14'),
  figureMore: icon('M3 4h14v12H3zM6 12.500l1.800-5h.400l1.800 5M6.600 11h2.800M12.500 8h2M12.500 10.500h2M12.500 13h2'),
  figureDelete: icon(`${frame}M7 7.500l6 5M13 7.500l-6 5`),
  table: icon(`${frame}M3 8h14M3 12h14M10 4v12`),
  rule: icon('M3 10h14'),
  rowAdd: icon('M3 4h14v6H3zM10 13v5M7.500 15.500h5'),
  rowDelete: icon('M3 4h14v6H3zM7.500 15.500h5'),
  columnAdd: icon('M3 3h6v14H3zM12.500 10h5M15 7.500v5'),
  columnDelete: icon('M3 3h6v14H3zM12.500 10h5'),
  headRow: icon(`${frame}M10 8v8`, <path d="M3 4h14v4H3z" fill="currentColor" />),
  tableDelete: icon(`${frame}M7 7.500l6 5M13 7.500l-6 5`),
  clear: icon('M5 4h10M10 4v7M3 17 17 5'),
};
