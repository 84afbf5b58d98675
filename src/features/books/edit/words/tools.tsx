import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { TextKey } from '../../../../kit/texts.ts';
import type { ShownTool } from '../../../../editing/text/toolbar.tsx';
import { glyphs } from '../../../../editing/text/toolbar-glyphs.tsx';
import { hasInline, toggleInline } from './schema.ts';

/** The open dialog; `at` is the position of existing ruby. */
export type DialogRequest = { what: 'language' } | { what: 'ruby'; at: number | null };

const textGlyph = (content: ReactNode) => (
  <span className="glyph" aria-hidden="true">
    {content}
  </span>
);

/** The toolbar of a segment's text; `onNote` inserts a note mark, and is null where notes are not allowed. */
export function segmentTools(
  ask: (asking: DialogRequest) => void,
  onNote: ((editor: Editor) => void) | null,
): ShownTool[] {
  const around = (
    name: string,
    tag: string,
    label: TextKey,
    glyph: ReactNode,
    { keys, attributes = {} }: { keys?: string; attributes?: Record<string, string> } = {},
  ): ShownTool => ({
    name,
    group: 'words',
    label,
    glyph,
    keys,
    run(editor) {
      toggleInline(editor, tag, attributes);
      editor.view.focus();
    },
    isActive: (editor) => hasInline(editor, tag, attributes),
  });
  const step = (name: 'undo' | 'redo', keys: string): ShownTool => ({
    name,
    group: 'history',
    label: `write.tool.${name}`,
    glyph: glyphs[name],
    keys,
    run(editor) {
      editor.commands[name]();
      editor.view.focus();
    },
    isEnabled: (editor) => editor.can()[name](),
  });
  return [
    step('undo', 'Ctrl+Z'),
    step('redo', 'Ctrl+Y'),
    around('em', 'em', 'bookWriting.segment.em', glyphs.italic, { keys: 'Ctrl+I' }),
    around('strong', 'strong', 'write.tool.bold', glyphs.bold, { keys: 'Ctrl+B' }),
    around('sup', 'sup', 'write.tool.sup', glyphs.sup),
    around('small', 'small', 'bookWriting.segment.small', textGlyph(<small>A</small>)),
    around('q', 'q', 'bookWriting.segment.quoted', textGlyph('“ ”')),
    {
      name: 'language',
      group: 'marks',
      label: 'bookWriting.segment.language',
      glyph: textGlyph('Aא'),
      run: () => ask({ what: 'language' }),
      isActive: (editor) => hasInline(editor, 'span'),
      isEnabled: (editor) => !editor.state.selection.empty || hasInline(editor, 'span'),
    },
    {
      name: 'ruby',
      group: 'marks',
      label: 'bookWriting.segment.ruby',
      glyph: glyphs.ruby,
      run: () => ask({ what: 'ruby', at: null }),
    },
    around(
      'between',
      'small',
      'bookWriting.segment.note',
      textGlyph(
        <>
          a<small>bc</small>
        </>,
      ),
      { attributes: { class: 'note' } },
    ),
    ...(onNote
      ? [
          {
            name: 'margin',
            group: 'marks',
            label: 'bookWriting.segment.margin',
            glyph: glyphs.note,
            run: onNote,
          } as const,
        ]
      : []),
  ];
}
