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
  const say = useText();
  return (
    <div className="graph-panel tree-looks">
      <fieldset>
        <legend>{say('family.look')}</legend>
        {looks.map((one) => (
          <label key={one}>
            <input type="radio" name="tree-look" checked={look === one} onChange={() => onLook(one)} />
            {say(`family.look.${one}`)}
          </label>
        ))}
      </fieldset>
      {hasHouses && (
        <fieldset>
          <legend>{say('family.coloring')}</legend>
          {colorings.map((one) => (
            <label key={one}>
              <input type="radio" name="tree-coloring" checked={coloring === one} onChange={() => onColoring(one)} />
              {say(`family.coloring.${one}`)}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
