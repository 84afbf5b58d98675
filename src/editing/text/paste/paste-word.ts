import { Element, type ChildNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** Word writes lists as paragraphs with a level (`mso-list:l0 level2 lfo1`) and their bullets as text to be ignored. */
const levelOf = (node: ChildNode): number =>
  node instanceof Element ? Number(/mso-list:\s*l\d+ level(\d+)/i.exec(node.attribs.style ?? '')?.[1] ?? 0) : 0;
const isBlank = (node: ChildNode) =>
  node.type === 'text' ? !node.data.trim() : node.type === 'comment' || node.type === 'directive';
const isNumbered = (node: Element) => {
  const mark = DomUtils.findOne(({ attribs }) => /mso-list:\s*Ignore/i.test(attribs.style ?? ''), node.children);
  return /^[\s\u00a0]*(?:\d+|[a-z]{1,3}|[ivx]+)[.)]/i.test(mark ? DomUtils.textContent(mark) : '');
};

/** Collects Word's list paragraphs into lists; deeper levels are nested in the item before them. */
export function withWordLists(nodes: readonly ChildNode[]): ChildNode[] {
  const out: ChildNode[] = [];
  let open: { level: number; list: Element }[] = [];
  for (const node of nodes) {
    const level = levelOf(node);
    if (!level) {
      if (!isBlank(node)) open = [];
      if (!open.length) out.push(node);
      continue;
    }
    const paragraph = node as Element,
      item = new Element('li', {}, paragraph.children);
    while (open.length && open.at(-1)!.level > level) open.pop();
    const last = open.at(-1);
    if (last?.level === level) {
      last.list.children.push(item);
      continue;
    }
    const list = new Element(isNumbered(paragraph) ? 'ol' : 'ul', {}, [item]);
    const parent = last?.list.children.at(-1);
    if (parent instanceof Element) parent.children.push(list);
    else out.push(list);
    open.push({ level, list });
  }
  return out;
}
