import type { Editor } from '@tiptap/core';

export const figureToolNames = [
  'picture',
  'figureLeft',
  'figureCentre',
  'figureRight',
  'figureFull',
  'figureMore',
  'figureDelete',
] as const;

export interface Tool<Name extends string = ToolName> {
  name: Name;
  /** Tools of one group are shown together. */
  group: 'history' | 'heading' | 'words' | 'blocks' | 'marks' | 'figure' | 'table' | 'rest';
  /** Keyboard shortcut as displayed. */
  keys?: string;
  run(editor: Editor): void;
  /** Whether it applies at the cursor. */
  isActive?(editor: Editor): boolean;
  isEnabled?(editor: Editor): boolean;
  isVisible?(editor: Editor): boolean;
}

export type ToolName = (typeof toolNames)[number];

const toolNames = [
  'undo',
  'redo',
  'heading2',
  'heading3',
  'heading4',
  'bold',
  'italic',
  'underline',
  'strike',
  'sub',
  'sup',
  'bullets',
  'numbers',
  'quotation',
  'vertical',
  'source',
  'link',
  'note',
  'ruby',
  ...figureToolNames,
  'quote',
  'table',
  'rule',
  'rowAdd',
  'rowDelete',
  'columnAdd',
  'columnDelete',
  'headRow',
  'tableDelete',
  'clear',
] as const;
