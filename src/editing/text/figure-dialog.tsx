import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useText } from '../../kit/reader.tsx';
import { placeOnContent, useSavedInput } from '../../kit/saved-input/use-saved-input.ts';
import * as limits from '../../rules/limits.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { figureWidths, setFigurePlace, placeOf, widthOf } from './schema/figure.ts';

/** Edits the alternative text and the width of a picture. */
export function FigureDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const text = useText();
  const [{ src, alt, kept: attributes }] = useState(
    () => editor.getAttributes('figure') as { src?: string; alt: string; kept: Record<string, string> },
  );
  const initial = { altText: alt, width: widthOf(attributes) };
  const input = useSavedInput(placeOnContent(`figure ${src ?? ''}`, initial), initial),
    { altText, width } = input.value;

  function set() {
    const place = placeOf(attributes);
    // A full-width picture has no side; a narrower one needs a position.
    editor
      .chain()
      .focus()
      .updateAttributes('figure', {
        alt: altText.trim(),
        kept: setFigurePlace(attributes, width === null ? 'full' : place === 'full' ? 'centre' : place, width),
      })
      .run();
    input.clear();
  }
  return (
    <ConfirmDialog title={text('write.tool.figureMore')} onConfirm={set} onClose={onClose} input={input}>
      <div className="stack writing-dialog">
        <Field label={text('write.figure.alt')} hint={text('write.figure.alt.hint')}>
          <TextField
            rows={2}
            characters={limits.image.titleLength}
            value={altText}
            onText={(next) => input.set((now) => ({ ...now, altText: next }))}
          />
        </Field>
        <fieldset className="row figure-widths">
          <legend>{text('write.figure.width')}</legend>
          {[...figureWidths, null].map((figureWidth) => (
            <label key={figureWidth}>
              <input
                type="radio"
                name="figure-width"
                checked={width === figureWidth}
                onChange={() => input.set((now) => ({ ...now, width: figureWidth }))}
              />
              {figureWidth ? `${figureWidth} %` : text('write.tool.figureFull')}
            </label>
          ))}
        </fieldset>
      </div>
    </ConfirmDialog>
  );
}
