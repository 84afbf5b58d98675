import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { longDate } from '../../../rules/time/long-date.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { moveCursor, useCursor } from '../../../ui/cursor.ts';
import { downloadFile, fileName } from '../../../ui/download.ts';
import { useFullScreen } from '../../../ui/stage-frame/use-full-screen.ts';
import { CanvasPainter } from '../../../ui/time-axis/painter.ts';
import { familyOf } from '../contract.ts';
import {
  joinFamilies,
  presentFamily,
  withoutFolded,
  type ShownFamily,
  type ShownPerson,
} from '../face/shown-family.ts';
import type { Orientation, SheetLayout } from '../print/pages.ts';
import { PrintedSheets, type PrintedSheet } from '../print/printed-sheets.tsx';
import { pictureOfSheet } from '../print/sheet-picture.ts';
import { colorings } from './hues.ts';
import type { TreeView } from './drawing.ts';
import { onSchemeChange } from '../../../ui/stage-frame/on-scheme-change.ts';
import { fitView, readableScale } from './initial-view.ts';
import type { TreeTheme } from './tree-look.ts';
import { saveTree } from './save-tree.ts';
import { paperTheme, themeOf } from './theme.ts';
import { TreeCard } from './tree-card.tsx';
import { TreeLegend } from './tree-legend.tsx';
import { TreeTools } from './tree-tools.tsx';
import { useCamera } from './use-camera.ts';
import { looks, useDrawing } from './use-drawing.ts';
import { useAddressParameter } from './use-address-parameter.ts';
import { findNextPerson, type ArrowKey } from './keyboard-navigation.ts';
import '../../relations/face/graph-view.css';
import './tree.css';

/** Dots of the canvas to a CSS px of paper: about 400 an inch. */
const paperDots = 4;

interface Props {
  family: ShownFamily;
  name: string;
  /** In a frame of another site. */
  isEmbedded: boolean;
}

/**
 * A family tree: each person once, partners side by side. It can be expanded, folded, searched, dimmed by the page's
 * year, saved and printed; the list next to it has the same content.
 */
export function TreeView({ family: first, name, isEmbedded }: Props) {
  const { language, t } = useReader();
  const [wholeFamily, setWhole] = useState(first);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [chosenId, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { year } = useCursor();
  const family = useMemo(() => withoutFolded(wholeFamily, folded), [wholeFamily, folded]);
  const [look, setLook] = useAddressParameter('look', looks),
    [coloring, setColoring] = useAddressParameter('color', colorings);
  const drawingOf = useDrawing(family, { look, coloring, year });
  const [stage, canvas] = [useRef<HTMLElement>(null), useRef<HTMLCanvasElement>(null)];
  const { full, toggle } = useFullScreen(stage);
  const people = useMemo(() => new Map(family.people.map((member) => [member.itemId, member])), [family]);
  const theme = useRef<TreeTheme | null>(null);
  const selectedId = chosenId !== null && people.has(chosenId) ? chosenId : null;

  const drawing = useMemo(() => drawingOf?.(selectedId) ?? null, [drawingOf, selectedId]);

  function draw() {
    const box = canvas.current,
      pen = box?.getContext('2d');
    if (!box || !pen || !drawing) return;
    theme.current ??= (matchMedia('print').matches ? paperTheme : themeOf)(stage.current!);
    const dots = box.width / Math.max(1, box.clientWidth);
    pen.setTransform(dots, 0, 0, dots, 0, 0);
    pen.globalAlpha = 1;
    pen.clearRect(0, 0, box.width, box.height);
    drawing.paint(new CanvasPainter(pen), camera.view.current, theme.current);
  }
  function press(x: number, y: number) {
    const { scale, left, top } = camera.view.current;
    setChosen(drawing?.personAt((x - left) / scale, (y - top) / scale) ?? null);
  }
  const camera = useCamera(canvas, drawing, { draw, onPress: press });

  /** On paper the whole tree in light colours, in the width of the page; afterwards the view as it was. */
  const viewOnScreen = useRef<TreeView | null>(null);
  const redraw = useEffectEvent((isPaper: boolean) => {
    const box = canvas.current,
      view = camera.view.current;
    if (!box?.clientWidth || !drawing) return;
    if (isPaper) viewOnScreen.current = { ...view };
    const { clientWidth: width, clientHeight: height } = box;
    const next = isPaper ? fitView(drawing, { width, height }) : viewOnScreen.current;
    if (next) Object.assign(view, next);
    const dots = isPaper ? paperDots : devicePixelRatio;
    box.width = Math.round(width * dots);
    box.height = Math.round(height * dots);
    theme.current = null;
    draw();
  });
  useEffect(() => {
    const paper = matchMedia('print');
    const listener = () => redraw(paper.matches);
    paper.addEventListener('change', listener);
    const stopWatching = onSchemeChange(listener);
    return () => {
      paper.removeEventListener('change', listener);
      stopWatching();
    };
  }, []);

  const shownOf = useRef<string | null>(null);
  useEffect(() => {
    const openingKey = `${look} ${first.center}`;
    if (!drawing || !camera.isSized || shownOf.current === openingKey) return;
    shownOf.current = openingKey;
    camera.showInitialView(drawing.spots.find(({ id }) => id === (selectedId ?? first.center)));
  });

  function show(id: string) {
    setChosen(id);
    const place = drawing?.spots.find((spot) => spot.id === id);
    if (!place) return;
    if (camera.view.current.scale < readableScale) camera.zoom(readableScale / camera.view.current.scale);
    camera.show(place.x, place.y);
  }
  async function expand(id: string, way: 'ancestors' | 'descendants', steps: number) {
    setBusy(true);
    try {
      const reply = await call(familyOf, { id, way, steps });
      setWhole((now) => joinFamilies(now, { ...presentFamily(reply, language), center: now.center }));
      setFolded((now) => new Set([...now].filter((foldedId) => foldedId !== id)));
    } finally {
      setBusy(false);
    }
  }
  function fold(id: string) {
    setFolded((now) => (now.has(id) ? new Set([...now].filter((foldedId) => foldedId !== id)) : new Set([...now, id])));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !drawing) return;
    const from = selectedId ?? family.center;
    const acts: Record<string, () => void> = {
      '+': () => camera.zoom(1.4),
      '-': () => camera.zoom(1 / 1.4),
      Enter: () => {
        const { id } = people.get(from)!;
        if (id) location.assign(entryAddress(id));
      },
      e: () => {
        const { hidden } = people.get(from)!;
        if (hidden.up) void expand(from, 'ancestors', 1);
        if (hidden.down) void expand(from, 'descendants', 1);
      },
      c: () => fold(from),
      Escape: () => setChosen(null),
    };
    const step = event.key.startsWith('Arrow')
      ? () =>
          show(
            selectedId === null ? family.center : findNextPerson(drawing, family.unions, from, event.key as ArrowKey),
          )
      : acts[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  }

  const credit = () => ({
    name: t('family.title', { name }),
    caption: t('graph.caption', { name, site: t('site.name'), date: longDate(new Date(), language) }),
    lang: languageTag(language),
  });
  async function save(format: 'png' | 'svg') {
    if (drawingOf) await saveTree(format, drawingOf(null), paperTheme(stage.current!), credit());
  }
  const [printed, setPrinted] = useState<{ sheets: PrintedSheet[]; orientation: Orientation } | null>(null);
  const donePrinting = useCallback(() => setPrinted(null), []);
  function print(sheetPlan: SheetLayout, orientation: Orientation) {
    if (!drawingOf) return;
    const [fullDrawing, paper, { name: title, lang }] = [drawingOf(null), paperTheme(stage.current!), credit()];
    const sheets = sheetPlan.sheets.map((sheet) => ({
      sheet,
      picture: pictureOfSheet(fullDrawing, sheet, sheetPlan, paper, { title: `${title} ${sheet.mark}`, lang }),
    }));
    setPrinted({ sheets, orientation });
  }
  async function saveGedcom(version: '5.5.1' | '7.0') {
    const { writeGedcom } = await import('../gedcom/write-gedcom.ts');
    const text = writeGedcom(family, { version, name: t('family.title', { name }), site: location.origin });
    downloadFile(
      fileName(t('family.title', { name }), 'ged'),
      new Blob([text], { type: 'text/vnd.familysearch.gedcom' }),
    );
  }

  async function saveGramps() {
    const { writeGramps } = await import('../gedcom/write-gramps.ts');
    const title = t('family.title', { name });
    const text = writeGramps(family, { name: title, site: location.origin, now: new Date() });
    downloadFile(fileName(title, 'gramps'), new Blob([text], { type: 'application/x-gramps-xml' }));
  }

  const years = yearsOf(family.people);
  const person = selectedId === null ? null : people.get(selectedId)!;
  return (
    <section
      ref={stage}
      className="graph-view tree-view stage ui"
      aria-label={t('family.tree', { name })}
      data-full={full || undefined}
      data-people={family.people.length}
      data-laid={drawing ? drawing.spots.length : undefined}
      data-look={look}
    >
      <TreeTools
        center={family.center}
        people={family.people}
        year={year}
        years={years}
        full={full}
        isEmbedded={isEmbedded}
        onFound={show}
        onYear={(value) => moveCursor({ year: value })}
        onZoom={camera.zoom}
        onFit={camera.fit}
        onFull={toggle}
        onSave={(format) => void save(format)}
        look={look}
        coloring={coloring}
        hasHouses={family.houses.length > 0}
        drawing={drawing}
        onLook={setLook}
        onColoring={setColoring}
        onPrint={print}
        onGedcom={(version) => void saveGedcom(version)}
        onGramps={() => void saveGramps()}
      />
      <div className="tree-room">
        <canvas
          ref={canvas}
          className="cover tree-canvas"
          tabIndex={0}
          role="application"
          aria-label={t('family.tree', { name })}
          aria-describedby="tree-keys"
          onKeyDown={onKeyDown}
        />
        <p id="tree-keys" className="unseen">
          {t(look === 'lives' ? 'family.keys.lives' : 'family.keys')}
        </p>
        <p className="unseen" role="status" aria-live="polite">
          {person && describePerson(person, family.houses)}
        </p>
        {!drawing && (
          <p className="stage-message tree-waiting" role="status">
            {t('family.laying')}
          </p>
        )}
        {person && (
          <TreeCard
            person={person}
            center={people.get(family.center)!}
            unions={family.unions}
            people={people}
            houses={family.houses}
            busy={busy}
            isFolded={folded.has(person.itemId)}
            onExpand={(way, steps) => void expand(person.itemId, way, steps)}
            onFold={() => fold(person.itemId)}
            onChoose={show}
            onClose={() => setChosen(null)}
          />
        )}
      </div>
      <p className="graph-foot">
        <TreeLegend family={family} look={look} coloring={coloring} />
        <span className="tabular" role="status">
          {t('family.counts', {
            people: t('family.people', { count: family.people.length }),
            unions: t('family.unions', { count: family.unions.length }),
          })}
          {family.more && ` · ${t('family.more')}`}
        </span>
      </p>
      {printed && (
        <PrintedSheets
          sheets={printed.sheets}
          orientation={printed.orientation}
          caption={credit().caption}
          onDone={donePrinting}
        />
      )}
    </section>
  );
}

const describePerson = ({ name, life, kin, house }: ShownPerson, houses: ShownFamily['houses']) =>
  [name, life, houses.find(({ itemId }) => itemId === house)?.name, ...kin].filter(Boolean).join(', ');

/** First and last known year of any person; null when none is known. */
function yearsOf(people: readonly ShownPerson[]): { first: number; last: number } | null {
  const years = people.flatMap(({ born, died }) => [born ?? [], died ?? []].flat());
  if (!years.length) return null;
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first < last ? { first, last } : null;
}
