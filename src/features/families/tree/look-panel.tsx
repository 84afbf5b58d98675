import { useText } from '../../../kit/reader.tsx';
import { colorings, type Coloring } from './hues.ts';
import { looks, type Look } from './use-drawing.ts';

interface Props {
  look: Look;
  coloring: Coloring;
  /** Whether the house of any person is known. */
  hasHouses: boolean;
  onLook(look: Look): void;
  onColoring(coloring: Coloring): void;
}

/** Chooses the drawing of a family (tree or lives) and what people are coloured by. */
export function LookPanel({ look, coloring, hasHouses, onLook, onColoring }: Props) {
  const t = useText();
  return (
    <div className="stack graph-panel tree-looks">
      <fieldset>
        <legend>{t('family.look')}</legend>
        {looks.map((choice) => (
          <label key={choice}>
            <input type="radio" name="tree-look" checked={look === choice} onChange={() => onLook(choice)} />
            {t(`family.look.${choice}`)}
          </label>
        ))}
      </fieldset>
      {hasHouses && (
        <fieldset>
          <legend>{t('family.coloring')}</legend>
          {colorings.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="tree-coloring"
                checked={coloring === choice}
                onChange={() => onColoring(choice)}
              />
              {t(`family.coloring.${choice}`)}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
