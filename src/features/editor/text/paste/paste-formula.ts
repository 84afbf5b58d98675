import { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** MathML, or the box that Wikipedia, KaTeX or MathJax puts around it and its picture. */
export const isFormula = ({ name, attribs }: Element): boolean =>
  name === 'math' ||
  name === 'mjx-container' ||
  /(?:^|\s)(?:mwe-math-(?:element|fallback-image)[\w-]*|katex)(?:\s|$)/.test(attribs.class ?? '');

/** `{\displaystyle E=mc^{2}}` as its author wrote it: `E=mc^{2}`. */
const withoutStyle = (source: string) => /^\{\\(?:display|text)style([\s\S]*)\}$/.exec(source)?.[1]?.trim() ?? source;

/** A formula as its source says it, or as its picture is described; empty where neither is there. */
export function wordsOfFormula(formula: Element): string {
  const parts: Element[] = [formula, ...DomUtils.findAll(() => true, formula.children)];
  const sources = [
    ...parts.map(({ attribs }) => attribs.alttext),
    ...parts.filter(({ name }) => name === 'annotation').map((annotation) => DomUtils.textContent(annotation)),
    ...parts.filter(({ name }) => name === 'img').map(({ attribs }) => attribs.alt),
  ];
  return withoutStyle(sources.find((source) => source?.trim())?.trim() ?? '');
}
