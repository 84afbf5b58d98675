import { languageTag, type Language } from '../../../rules/languages.ts';
import type { Translate } from '../../../kit/texts.ts';

/** Counts of the elements dropped from a paste. */
export interface DroppedCounts {
  links: number;
  references: number;
  nestedTables: number;
  styles: number;
  scripts: number;
  frames: number;
  formulas: number;
}

/** “3 links and 2 references were left out”; empty if nothing was dropped. */
export function describeDropped(
  { links, references, nestedTables, styles, scripts, frames, formulas }: DroppedCounts,
  language: Language,
  t: Translate,
): string[] {
  const things = [
    ...(links ? [t('write.paste.links', { count: links })] : []),
    ...(references ? [t('write.paste.references', { count: references })] : []),
    ...(formulas ? [t('write.paste.formulas', { count: formulas })] : []),
  ];
  const markup = [
    ...(styles ? [t('write.paste.styles', { count: styles })] : []),
    ...(scripts ? [t('write.paste.scripts', { count: scripts })] : []),
    ...(frames ? [t('write.paste.frames', { count: frames })] : []),
  ];
  const list = new Intl.ListFormat(languageTag(language), { type: 'conjunction' });
  const sentence = (count: number, left: string[]) =>
    left.length ? [t('write.paste.leftOut', { count, things: list.format(left) })] : [];
  return [
    ...sentence(links + references + formulas, things),
    ...sentence(styles + scripts + frames, markup),
    ...(nestedTables ? [t('write.paste.nestedTables', { count: nestedTables })] : []),
  ];
}
