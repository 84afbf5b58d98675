import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { SavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import * as limits from '../../../rules/limits.ts';
import { languageTag } from '../../../rules/languages.ts';
import { textLength } from '../../../rules/text-width.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ShownGroup } from '../contract.ts';
import type { ChangeHandler } from './node-actions.ts';
import type { EditableGroup } from './editable-group.ts';
import { namesOf, NodeChoice } from './node-choice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Fault } from '../../../ui/form/fault.tsx';

/** A line that is typed but not added yet. */
export interface LineInput {
  a: string;
  b: string;
  word: string;
  directed: boolean;
}
export const emptyLine: LineInput = { a: '', b: '', word: '', directed: true };
/** Whether it connects two nodes of the group with a label. */
export const isLineComplete = ({ a, b, word }: LineInput, has: (key: string) => boolean): boolean =>
  has(a) && has(b) && a !== b && word.trim() !== '' && textLength(word.trim()) <= limits.relationWordLength;

interface Props {
  input: SavedInput<LineInput>;
  writing: EditableGroup;
  shownGroup: ShownGroup;
  change: ChangeHandler;
}

/** The author's own lines between the nodes of a graph. */
export function LinesField({ input, writing, shownGroup, change }: Props) {
  const { t } = useReader();
  const { group } = writing;
  const names = namesOf(writing, shownGroup, t('make.untitled'));
  const { value: line, set: setLine } = input;
  const [isTold, setTold] = useState(false);
  const isWhole = isLineComplete(line, (key) => names.has(key));

  function add() {
    setTold(!isWhole);
    if (!isWhole) return;
    change((now) => ({
      ...now,
      group: { ...now.group, edges: [...now.group.edges, { ...line, word: line.word.trim() }] },
    }));
    setLine({ ...line, word: '' });
  }
  return (
    <section className="group-part" aria-labelledby="group-lines-title">
      <h2 id="group-lines-title">{t('make.lines')}</h2>
      <ul className="bare rows group-joined">
        {group.edges.map(({ a, b, word: lineWord, directed }, place) => (
          <li key={`${a} ${b} ${lineWord} ${place}`} className="row">
            <span>
              {names.get(a)} <small>{directed ? `— ${lineWord} →` : `— ${lineWord} —`}</small> {names.get(b)}
            </span>
            <Button
              look="icon"
              aria-label={`${t('make.node.remove')}: ${names.get(a)} ${lineWord} ${names.get(b)}`}
              onClick={() =>
                change((now) => ({
                  ...now,
                  group: { ...now.group, edges: now.group.edges.filter((_, at) => at !== place) },
                }))
              }
            >
              <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="row group-joining">
        <NodeChoice label={t('make.line.from')} names={names} value={line.a} onValue={(a) => setLine({ ...line, a })} />
        <Field label={t('make.line.word')}>
          <TextField
            type="text"
            autoComplete="off"
            lang={languageTag(shownGroup.language)}
            characters={limits.relationWordLength}
            value={line.word}
            onText={(next) => setLine({ ...line, word: next })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <NodeChoice label={t('make.line.to')} names={names} value={line.b} onValue={(b) => setLine({ ...line, b })} />
        <label className="group-check">
          <input
            type="checkbox"
            checked={line.directed}
            onChange={({ target }) => setLine({ ...line, directed: target.checked })}
          />{' '}
          <span>{t('make.line.directed')}</span>
        </label>
        <Button disabled={group.edges.length >= limits.groups.edges} onClick={add}>
          {t('make.line.add')}
        </Button>
      </div>
      {isTold && !isWhole && <Fault>{t('make.line.lack', { most: limits.relationWordLength })}</Fault>}
    </section>
  );
}
