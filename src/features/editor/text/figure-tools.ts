import type { Editor } from '@tiptap/core';
import { placed, placeOf, type FigurePlace } from './schema/figure.ts';
import type { Asking } from './dialog-request.ts';
import type { Tool } from './tool.ts';
import { figureToolNames } from './tool.ts';

const isIn = (editor: Editor) => editor.isActive('figure');
const keptOf = (editor: Editor) => (editor.getAttributes('figure').kept ?? {}) as Record<string, string>;

/** Tools to insert a picture and, with the cursor in one, to move, describe or delete it. */
export function figureTools(ask: (asking: Asking) => void): Tool[] {
  const stand = (name: (typeof figureToolNames)[number], place: FigurePlace): Tool => ({
    name,
    group: 'figure',
    isVisible: isIn,
    active: (editor) => placeOf(keptOf(editor)) === place,
    run: (editor) =>
      void editor
        .chain()
        .focus()
        .updateAttributes('figure', { kept: placed(keptOf(editor), place) })
        .run(),
  });
  return [
    { name: 'picture', group: 'rest', run: () => ask({ what: 'picture', file: null, at: null }) },
    stand('figureLeft', 'left'),
    stand('figureCentre', 'centre'),
    stand('figureRight', 'right'),
    stand('figureFull', 'full'),
    { name: 'figureMore', group: 'figure', run: () => ask({ what: 'figure' }), isVisible: isIn },
    {
      name: 'figureDelete',
      group: 'figure',
      run: (editor) => void editor.chain().focus().deleteNode('figure').run(),
      isVisible: isIn,
    },
  ];
}
