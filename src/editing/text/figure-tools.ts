import type { Editor } from '@tiptap/core';
import { setFigurePlace, placeOf, type FigurePlace } from './schema/figure.ts';
import type { DialogRequest } from './dialog-request.ts';
import { figureToolNames, type Tool } from './tool.ts';

const isInFigure = (editor: Editor) => editor.isActive('figure');
const figureAttributesOf = (editor: Editor) => (editor.getAttributes('figure').kept ?? {}) as Record<string, string>;

/** Tools to insert a picture and, with the cursor in one, to move, describe or delete it. */
export function figureTools(ask: (asking: DialogRequest) => void): Tool[] {
  const stand = (name: (typeof figureToolNames)[number], place: FigurePlace): Tool => ({
    name,
    group: 'figure',
    isVisible: isInFigure,
    isActive: (editor) => placeOf(figureAttributesOf(editor)) === place,
    run: (editor) =>
      void editor
        .chain()
        .focus()
        .updateAttributes('figure', { kept: setFigurePlace(figureAttributesOf(editor), place) })
        .run(),
  });
  return [
    { name: 'picture', group: 'rest', run: () => ask({ what: 'picture', file: null, at: null }) },
    stand('figureLeft', 'left'),
    stand('figureCentre', 'centre'),
    stand('figureRight', 'right'),
    stand('figureFull', 'full'),
    { name: 'figureMore', group: 'figure', run: () => ask({ what: 'figure' }), isVisible: isInFigure },
    {
      name: 'figureDelete',
      group: 'figure',
      run: (editor) => void editor.chain().focus().deleteNode('figure').run(),
      isVisible: isInFigure,
    },
  ];
}
