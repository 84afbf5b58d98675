import type { ChainedCommands, Editor } from '@tiptap/core';
import { sourceIdOf } from '../../rules/citations.ts';
import { figureTools } from './figure-tools.ts';
import type { DialogRequest } from './dialog-request.ts';
import type { Tool, ToolName } from './tool.ts';

const vertical = 'writing-mode:vertical-rl';
const isVertical = (editor: Editor) =>
  String((editor.getAttributes('blockquote').kept as Record<string, string> | undefined)?.style ?? '')
    .replace(/\s/g, '')
    .includes(vertical);
const inTable = (editor: Editor) => editor.isActive('table');

function markSource(editor: Editor): void {
  const { from, to } = editor.state.selection;
  if (editor.isActive('source')) editor.chain().focus().extendMarkRange('source').unsetMark('source').run();
  else
    editor
      .chain()
      .focus()
      .setMark('source', { kept: { 'cite-id': sourceIdOf(editor.state.doc.textBetween(from, to, ' ')) } })
      .run();
}

/** `quotes`: whether quoting from books and paintings is offered. */
export function toolsOf(ask: (asking: DialogRequest) => void, quotes = false): Tool[] {
  const run = (change: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) =>
    void change(editor.chain().focus()).run();
  const mark = (name: ToolName, keys?: string): Tool => ({
    name,
    group: 'words',
    keys,
    run: run((chain) => chain.toggleMark(name)),
    isActive: (editor) => editor.isActive(name),
  });
  const heading = (level: 2 | 3 | 4): Tool => ({
    name: `heading${level}`,
    group: 'heading',
    keys: `Ctrl+Alt+${level}`,
    run: run((chain) => chain.toggleHeading({ level })),
    isActive: (editor) => editor.isActive('heading', { level }),
  });
  const ofTable = (name: ToolName, change: (chain: ChainedCommands) => ChainedCommands): Tool => ({
    name,
    group: 'table',
    run: run(change),
    isVisible: inTable,
  });
  return [
    {
      name: 'undo',
      group: 'history',
      keys: 'Ctrl+Z',
      run: run((chain) => chain.undo()),
      isEnabled: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      group: 'history',
      keys: 'Ctrl+Y',
      run: run((chain) => chain.redo()),
      isEnabled: (editor) => editor.can().redo(),
    },
    heading(2),
    heading(3),
    heading(4),
    mark('bold', 'Ctrl+B'),
    mark('italic', 'Ctrl+I'),
    mark('underline', 'Ctrl+U'),
    mark('strike', 'Ctrl+Shift+S'),
    mark('sub', 'Ctrl+,'),
    mark('sup', 'Ctrl+.'),
    {
      name: 'bullets',
      group: 'blocks',
      keys: 'Ctrl+Shift+8',
      run: run((chain) => chain.toggleBulletList()),
      isActive: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'numbers',
      group: 'blocks',
      keys: 'Ctrl+Shift+7',
      run: run((chain) => chain.toggleOrderedList()),
      isActive: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'quotation',
      group: 'blocks',
      keys: 'Ctrl+Shift+B',
      run: run((chain) => chain.toggleWrap('blockquote')),
      isActive: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'vertical',
      group: 'blocks',
      run: (editor) =>
        editor
          .chain()
          .focus()
          .updateAttributes('blockquote', { kept: isVertical(editor) ? {} : { style: vertical } })
          .run(),
      isActive: isVertical,
      isVisible: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'link',
      group: 'marks',
      keys: 'Ctrl+K',
      run: () => ask({ what: 'link' }),
      isActive: (editor) => editor.isActive('link'),
    },
    { name: 'note', group: 'marks', run: () => ask({ what: 'note', at: null }) },
    {
      name: 'source',
      group: 'marks',
      run: markSource,
      isActive: (editor) => editor.isActive('source'),
      isEnabled: (editor) => !editor.state.selection.empty || editor.isActive('source'),
    },
    { name: 'ruby', group: 'marks', run: () => ask({ what: 'ruby', at: null }) },
    ...figureTools(ask),
    { name: 'quote', group: 'rest', run: () => ask({ what: 'quote' }), isVisible: () => quotes },
    {
      name: 'table',
      group: 'rest',
      run: run((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
      isVisible: (editor) => !inTable(editor),
    },
    ofTable('rowAdd', (chain) => chain.addRowAfter()),
    ofTable('rowDelete', (chain) => chain.deleteRow()),
    ofTable('columnAdd', (chain) => chain.addColumnAfter()),
    ofTable('columnDelete', (chain) => chain.deleteColumn()),
    ofTable('headRow', (chain) => chain.toggleHeaderRow()),
    ofTable('tableDelete', (chain) => chain.deleteTable()),
    { name: 'rule', group: 'rest', run: run((chain) => chain.setHorizontalRule()) },
    { name: 'clear', group: 'rest', run: run((chain) => chain.unsetAllMarks().clearNodes()) },
  ];
}
