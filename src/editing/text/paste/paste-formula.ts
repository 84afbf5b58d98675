import { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** MathML, or the element that Wikipedia, KaTeX or MathJax puts around a formula and its picture. */
export const isFormula = ({ name, attribs }: Element): boolean =>
  name === 'math' ||
  name === 'mjx-container' ||
  /(?:^|\s)(?:mwe-math-(?:element|fallback-image)[\w-]*|katex)(?:\s|$)/.test(attribs.class ?? '');

/** `{\displaystyle E=mc^{2}}` as its author wrote it: `E=mc^{2}`. */
const withoutStyle = (source: string) => /^\{\\(?:display|text)style([\s\S]*)\}$/.exec(source)?.[1]?.trim() ?? source;

/** The source of a formula, or the description of its picture; empty without either. */
export function wordsOfFormula(formula: Element): string {
  const parts: Element[] = [formula, ...DomUtils.findAll(() => true, formula.children)];
  const sources = [
    ...parts.map(({ attribs }) => attribs.alttext),
    ...parts.filter(({ name }) => name === 'annotation').map((annotation) => DomUtils.textContent(annotation)),
    ...parts.filter(({ name }) => name === 'img').map(({ attribs }) => attribs.alt),
  ];
  return withoutStyle(sources.find((source) => source?.trim())?.trim() ?? '');
}
