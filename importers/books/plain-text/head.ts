import { languageTagOf } from '../languages.ts';

/** What the head of a plain text says of it. */
export interface TextHead {
  title: string | null;
  authors: string[];
  translator: string | null;
  language: string | null;
  encoding: string | null;
  /** The number of the book at Project Gutenberg. */
  number: string | null;
  /** How many lines it has: 0 if there is no head. */
  lines: number;
}

type Field = 'title' | 'author' | 'translator' | 'language' | 'encoding';
/** Names of the fields in the languages of Project Gutenberg's texts. */
const fieldNames: Record<string, Field> = Object.fromEntries(
  Object.entries({
    title: 'title titre título titulo titel titolo otsikko tytuł 標題 标题 題名 书名 書名 タイトル',
    author: 'author authors auteur auteurs autor autores autore verfasser verfasserin tekijä kirjailija 作者 著者',
    translator:
      'translator traducteur traductrice traductor traductora übersetzer vertaler traduttore kääntäjä 譯者 译者 訳者',
    language: 'language langue idioma lengua língua sprache taal lingua kieli 語言 语言 言語',
    encoding: 'encoding codage codificación kodierung',
  } satisfies Record<Field, string>).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as Field]),
  ),
);
const fieldPattern = /^(\p{L}+(?: set encoding)?) ?[:：] ?(\S.*)$/u;
const startPattern = /^\*{3} ?START OF (?:THE|THIS) PROJECT GUTENBERG E-?(?:BOOK|TEXT)|^\*END\*? ?THE SMALL PRINT/i;
const endPattern =
  /^\*{3} ?END OF (?:THE|THIS) PROJECT GUTENBERG E-?(?:BOOK|TEXT)|^(?:End of (?:the )?|Fin de )Project Gutenberg(?:['’]s)? /i;
const numberPattern = /\[?E(?:Book|Text) #(\d{1,7})\]?|Project Gutenberg Etext #?(\d{1,7})/i;

/** Project Gutenberg's Etext of Small Tales, by Jane Roe: the first line of texts before 2001, which have no fields. */
const firstLinePattern =
  /^\**(?:The )?Project Gutenberg(?:['’]s)? E-?(?:Text|Book)(?: #?\d+)? of (\S.{0,200}?)(?:,? by (\S.{0,200}?))?\**$/i;

/** Maximum lines of a head: it contains the long licence of older texts. */
export const maxHeadLines = 600;
/** Lines of a head that has no mark at its end. */
const maxFieldLines = 40;

export const isEndOfText = (line: string): boolean => endPattern.test(line);

/** Reads the head of a text from its first lines. */
export function readHead(lines: readonly string[]): TextHead {
  const start = lines.findIndex((line) => startPattern.test(line));
  const first = lines.findIndex((line) => line.trim());
  if (start < 0 && (first < 0 || fieldOf(lines[first]!)?.field === undefined)) return emptyHead();
  const { values, last } = readFields(
    start < 0 ? lines.slice(0, first + maxFieldLines) : lines.slice(0, start),
    start < 0,
  );
  if (start < 0 && !values.title) return emptyHead();
  // A title may continue on the next line.
  const [, title, author] =
    start < 0 || values.title
      ? []
      : (firstLinePattern.exec(lines[first]!.trim()) ??
        firstLinePattern.exec(`${lines[first]} ${lines[first + 1] ?? ''}`.trim()) ??
        []);
  values.title ??= title;
  values.author ??= author;
  const number = start < 0 ? null : numberPattern.exec(lines.slice(0, start + 1).join('\n'));
  return {
    title: values.title ?? null,
    authors: values.author?.split(/; | and | & /).map((name) => name.trim()) ?? [],
    translator: values.translator ?? null,
    language: languageTagOf(values.language),
    encoding: values.encoding ?? null,
    number: number?.[1] ?? number?.[2] ?? null,
    lines: start < 0 ? last + 1 : start + 1,
  };
}

const emptyHead = (): TextHead => ({
  title: null,
  authors: [],
  translator: null,
  language: null,
  encoding: null,
  number: null,
  lines: 0,
});

function fieldOf(line: string): { field: Field; value: string } | undefined {
  const [, written = '', value = ''] = fieldPattern.exec(line.trim()) ?? [];
  const name = written.toLowerCase().replace(/^character set encoding$/, 'encoding');
  return Object.hasOwn(fieldNames, name) ? { field: fieldNames[name]!, value: value.trim() } : undefined;
}

/** The fields of a head; `isOnlyFields` ends it at the first line that belongs to none. */
function readFields(
  lines: readonly string[],
  isOnlyFields: boolean,
): { values: Partial<Record<Field, string>>; last: number } {
  const values: Partial<Record<Field, string>> = {};
  let open: Field | null = null,
    last = -1;
  for (const [at, line] of lines.entries()) {
    const field = fieldOf(line);
    if (field) {
      values[field.field] ??= field.value;
      open = values[field.field] === field.value ? field.field : null;
    } else if (open && /^\s+\S/.test(line)) values[open] += ` ${line.trim()}`;
    else if (!line.trim()) {
      open = null;
      continue;
    } else if (isOnlyFields) break;
    else continue;
    last = at;
  }
  return { values, last };
}

/** Who made the electronic text, at its beginning. */
export const isCredit = (line: string): boolean =>
  /^(?:Produced by |E-?text prepared by |This e-?text was (?:produced|prepared) by |Produit par |Producido por )/i.test(
    line.trim(),
  );
