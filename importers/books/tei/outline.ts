import type { Tag } from 'sax';
import type { SourceFile } from '../../files.ts';
import { BookRefusal } from '../record.ts';
import { maxDepth, teiParser, textChunksOf } from './parser.ts';

/** What must be known of a text before it is read: the file is read twice. */
export interface TeiOutline {
  /** Ordinals of the divisions, 0 for the text itself, of whose parts some are numbered. */
  numbered: ReadonlySet<number>;
  /** Ids to which `ref` and `ptr` lead. */
  targets: ReadonlySet<string>;
}

export const divisionPattern = /^div\d?$/;
/** Whether an element is one of several texts of a file: a text within `group`, a TEI within `teiCorpus`. */
export const isOneOfSeveral = (name: string, parent: string | undefined): boolean =>
  (name === 'text' && parent === 'group') || (name === 'TEI' && parent === 'teiCorpus');

/** Whether a division is part of the text, not the edition or translation as a whole. */
export const isPart = ({ type = '' }: Tag['attributes']) => !/^(?:edition|translation|commentary)$/i.test(type);

/** Reads which divisions of a file are numbered, and the ids that it refers to. */
export async function readOutline({ path }: SourceFile): Promise<TeiOutline> {
  const numbered = new Set<number>(),
    targets = new Set<string>();
  const open: number[] = [],
    isDivision: boolean[] = [],
    names: string[] = [],
    /** Open divisions around each open `front` and `back`. */
    partDepths: number[] = [];
  let ordinal = 0;
  const parser = teiParser(() => {});
  parser.onopentag = ({ name: qualified, attributes }) => {
    if (isDivision.length >= maxDepth) throw new BookRefusal('its elements lie too deep within one another');
    const name = qualified.replace(/^.*:/, ''),
      given = attributes as Tag['attributes'];
    const divides = (divisionPattern.test(name) && isPart(given)) || isOneOfSeveral(name, names.at(-1));
    names.push(name);
    if (divides) {
      // Numbers of prefaces and appendices are apart from those of the text.
      if (given.n?.trim() && open.length !== partDepths.at(-1)) numbered.add(open.at(-1) ?? 0);
      open.push(++ordinal);
    }
    isDivision.push(divides);
    if (name === 'front' || name === 'back') partDepths.push(open.length);
    if ((name === 'ref' || name === 'ptr') && given.target?.startsWith('#')) targets.add(given.target.slice(1));
  };
  parser.onclosetag = () => {
    const name = names.pop();
    if (name === 'front' || name === 'back') partDepths.pop();
    if (isDivision.pop()) open.pop();
  };
  for await (const letters of textChunksOf(path)) parser.write(letters);
  return { numbered, targets };
}
