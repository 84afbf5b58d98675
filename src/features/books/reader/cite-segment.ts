/** The data of a citation: book, chapter, segment, edition. */
export interface CitedSegment {
  authors: readonly string[];
  title: string;
  chapter: string;
  segment: string;
  translator: string | null;
  edition: string;
  siteName: string;
  url: string;
  /** Time of access. */
  readAt: Date;
}

const formatIsoDate = (date: Date) => date.toISOString().slice(0, 10);
const formatEnglishDate = (date: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
const joinWithPeriods = (...pieces: (string | null)[]) => pieces.filter(Boolean).join('. ');
const place = ({ chapter, segment }: CitedSegment) => [chapter, segment].filter(Boolean).join(', ');

/** APA, seventh edition, 10.2: an ancient work republished, with the part that is cited. */
const apa = (of: CitedSegment) =>
  `${joinWithPeriods(of.authors.join(', '), of.title)} (${place(of)}${of.translator ? `; ${of.translator}, Trans.` : ''}). ${joinWithPeriods(of.edition, of.siteName)}. Retrieved ${formatEnglishDate(of.readAt)}, from ${of.url}`;
/** Chicago, seventeenth edition, 14.242: classical references, by the work’s own divisions. */
const chicago = (of: CitedSegment) =>
  `${[of.authors.join(', '), of.title, place(of)].filter(Boolean).join(', ')}${of.translator ? `, trans. ${of.translator}` : ''} (${[of.edition, of.siteName].filter(Boolean).join(', ')}), accessed ${formatEnglishDate(of.readAt)}, ${of.url}.`;
/** GB/T 7714—2015, 4.2: part of a monograph, online. */
const gbt7714 = (of: CitedSegment) =>
  `${joinWithPeriods(of.authors.join(', '), `${of.title}: ${place(of)}[M/OL]`, of.translator && `${of.translator}, 译`, of.edition, of.siteName)}. [${formatIsoDate(of.readAt)}]. ${of.url}.`;

const stripBraces = (text: string) => text.replace(/[\\{}]/g, '');
const bibtex = (of: CitedSegment) => {
  const fields: [string, string | null][] = [
    ['author', of.authors.join(' and ')],
    ['title', of.chapter || of.segment ? place(of) : of.title],
    ['booktitle', of.title],
    ['translator', of.translator],
    ['edition', of.edition],
    ['publisher', of.siteName],
    ['url', of.url],
    ['urldate', formatIsoDate(of.readAt)],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${stripBraces(value)}}`] : []));
  return `@inbook{segment-${of.segment.replace(/\W/g, '-')},\n${lines.join(',\n')}\n}`;
};

/** The site's citation styles (entries/citing), and BibTeX. */
export const segmentStyles = { APA: apa, Chicago: chicago, 'GB/T 7714': gbt7714, BibTeX: bibtex } as const;
export type SegmentStyle = keyof typeof segmentStyles;
export const citeSegment = (of: CitedSegment, style: SegmentStyle): string => segmentStyles[style](of);
