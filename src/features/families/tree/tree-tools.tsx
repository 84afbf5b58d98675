import { useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { packAddress } from '../../../kit/packs/pack-address.ts';
import { Drawer, FullScreenButton, ViewButtons } from '../../../ui/stage-frame/toolbar.tsx';
import { YearSlider } from '../../../ui/year/year-slider.tsx';
import type { ShownPerson } from '../face/shown-family.ts';
import type { Orientation, SheetLayout } from '../print/pages.ts';
import { PrintPanel } from '../print/print-panel.tsx';
import type { Drawing } from './drawing.ts';
import type { Coloring } from './hues.ts';
import { LookPanel } from './look-panel.tsx';
import type { Look } from './use-drawing.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  center: string;
  people: readonly ShownPerson[];
  year: number | null;
  /** First and last known year of any person; null when none is known. */
  years: { first: number; last: number } | null;
  full: boolean;
  /** In a frame of another site: without saving and editing. */
  isEmbedded: boolean;
  onFound(id: string): void;
  onYear(year: number | null): void;
  onZoom(factor: number): void;
  onFit(): void;
  onFull(): void;
  onSave(format: 'png' | 'svg'): void;
  look: Look;
  coloring: Coloring;
  hasHouses: boolean;
  /** The drawing to print; null until it is laid out. */
  drawing: Drawing | null;
  onLook(look: Look): void;
  onColoring(coloring: Coloring): void;
  onPrint(sheets: SheetLayout, orientation: Orientation): void;
  onGedcom(version: '5.5.1' | '7.0'): void;
  onGramps(): void;
}

/** Toolbar: search, year, view, and export. */
export function TreeTools(props: Props) {
  const {
    center,
    people,
    year,
    years,
    full,
    isEmbedded,
    onFound,
    onYear,
    onZoom,
    onFit,
    onFull,
    onSave,
    onPrint,
    onGedcom,
    onGramps,
  } = props;
  const { look, coloring, drawing } = props;
  const t = useText();
  const middle = years && Math.round((years.first + years.last) / 2);
  return (
    <>
      <div className="row graph-tools">
        <TreeSearch people={people} onFound={onFound} />
        {years && (
          <label className="tree-year">
            <input
              type="checkbox"
              checked={year !== null}
              onChange={({ target }) => onYear(target.checked ? middle || 1 : null)}
            />
            {t('family.year')}
          </label>
        )}
        <Drawer name={t('family.look')} marked={look !== 'tree' || coloring !== 'gender'}>
          <LookPanel {...props} />
        </Drawer>
        <ViewButtons onZoom={onZoom} onFit={onFit}>
          <FullScreenButton full={full} onClick={onFull} />
        </ViewButtons>
        {!isEmbedded && (
          <>
            <Drawer name={t('graph.save')} end>
              <div className="stack graph-panel graph-formats">
                {(['png', 'svg'] as const).map((format) => (
                  <Button key={format} onClick={() => onSave(format)}>
                    {t(`graph.save.${format}`)}
                  </Button>
                ))}
                <Button onClick={() => onGedcom('5.5.1')}>{t('family.gedcom')}</Button>
                <Button onClick={() => onGedcom('7.0')}>{t('family.gedcom7')}</Button>
                <Button onClick={onGramps}>Gramps</Button>
                <a
                  className="button"
                  rel="nofollow"
                  download
                  href={packAddress('house', center)}
                  title={t('pack.link')}
                >
                  ZIP
                </a>
                {drawing && <PrintPanel key={look} drawing={drawing} onPrint={onPrint} />}
              </div>
            </Drawer>
            <a className="button" rel="nofollow" href={`/user/edit?id=${encodeURIComponent(center)}#/family`}>
              {t('family.edit')}
            </a>
          </>
        )}
      </div>
      {years && year !== null && (
        <div className="tree-slider">
          <YearSlider
            first={years.first}
            last={years.last}
            value={Math.max(years.first, Math.min(years.last, year))}
            onValue={(value) => onYear(typeof value === 'number' ? value : value.from)}
          />
        </div>
      )}
    </>
  );
}

/** Searches the tree for a name; Enter goes to the next match. */
function TreeSearch({ people, onFound }: Pick<Props, 'people' | 'onFound'>) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(-1);
  const searchText = typed.trim().toLowerCase();
  const matches = searchText ? people.filter(({ name }) => name.toLowerCase().includes(searchText)) : [];
  const matchIndex = at >= 0 && matches.length ? at % matches.length : -1;
  return (
    <form
      role="search"
      aria-label={t('graph.search')}
      className="graph-search"
      onSubmit={(event) => {
        event.preventDefault();
        if (!matches.length) return;
        setAt(matchIndex + 1);
        onFound(matches[(matchIndex + 1) % matches.length]!.itemId);
      }}
    >
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('graph.search')}
        placeholder={t('graph.search')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(-1);
        }}
      />
      <output className="tabular">
        {searchText &&
          (matches.length ? t('graph.found', { at: matchIndex + 1, of: matches.length }) : t('graph.notFound'))}
      </output>
    </form>
  );
}
