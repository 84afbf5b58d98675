import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { longDate } from '../../../rules/time/long-date.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { moveCursor, useCursor } from '../../../ui/cursor.ts';
import { downloadFile, fileName } from '../../../ui/download.ts';
import { resolveColor } from '../../../ui/graph-canvas/view.tsx';
import { useFullScreen } from '../../../ui/stage-frame/use-full-screen.ts';
import { CanvasPainter } from '../../../ui/time-axis/painter.ts';
import type { familyOf } from '../contract.ts';
import {
  joinFamilies,
  presentFamily,
  withoutFolded,
  type ShownFamily,
  type ShownPerson,
} from '../face/shown-family.ts';
import { paintTree, type TreePicture, type TreeTheme } from './paint-tree.ts';
import { sizes } from './place.ts';
import { saveTree, svgOf } from './save-tree.ts';
import { TreeCard } from './tree-card.tsx';
import { TreeTools } from './tree-tools.tsx';
import { useCamera } from './use-camera.ts';
import { useLayout } from './use-layout.ts';
import { stepFrom, type Step } from './walk.ts';
import '../../relations/face/graph-view.css';
import './tree.css';

/** As it begins, names can be read. */
const readable = 0.75;
const familyCall = byRoute<typeof familyOf>('GET /data/family/{id}', concurrent);

/**
 * A family tree: each person once, partners side by side. Expanded, folded, searched, dimmed by the page's year, saved
 * and printed; the list beside it says the same.
 */
export function TreeView({ family: first, name }: { family: ShownFamily; name: string }) {
  const { language, say } = useReader();
  const [whole, setWhole] = useState(first);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { year } = useCursor();
  const family = useMemo(() => withoutFolded(whole, folded), [whole, folded]);
  const layout = useLayout(family);
  const [stage, canvas] = [useRef<HTMLElement>(null), useRef<HTMLCanvasElement>(null)];
  const { full, toggle } = useFullScreen(stage);
  const people = useMemo(() => new Map(family.people.map((one) => [one.itemId, one])), [family]);
  const unions = useMemo(() => new Map(family.unions.map((one) => [one.id, one])), [family]);
  const theme = useRef<TreeTheme | null>(null);
  const here = chosen !== null && people.has(chosen) ? chosen : null;

  const pictureOf = useCallback((): TreePicture | null => {
    const pen = canvas.current?.getContext('2d');
    if (!layout || !pen) return null;
    const measure = (text: string, font: string) => {
      pen.font = font;
      return pen.measureText(text).width;
    };
    return { layout, people, unions, center: family.center, chosen: here, year, measure };
  }, [layout, people, unions, family.center, here, year]);

  function draw() {
    const box = canvas.current,
      pen = box?.getContext('2d'),
      picture = pictureOf();
    if (!box || !pen || !picture) return;
    theme.current ??= themeOf(stage.current!);
    pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    pen.globalAlpha = 1;
    pen.clearRect(0, 0, box.width, box.height);
    paintTree(new CanvasPainter(pen), picture, camera.view.current, theme.current);
  }
  function press(x: number, y: number) {
    const { scale, left, top } = camera.view.current;
    const [atX, atY] = [(x - left) / scale, (y - top) / scale];
    const hit = layout?.people.find(
      (one) => Math.abs(one.x - atX) <= sizes.width / 2 && Math.abs(one.y - atY) <= sizes.height / 2,
    );
    setChosen(hit?.id ?? null);
  }
  const camera = useCamera(canvas, layout, { draw, onPress: press });

  // What begins or comes is looked at from its centre, in a size that can be read.
  const shownOf = useRef<string | null>(null);
  useEffect(() => {
    if (!layout || !camera.isSized || shownOf.current === first.center) return;
    shownOf.current = first.center;
    camera.fit();
    if (camera.view.current.scale < readable) {
      const center = layout.people.find(({ id }) => id === first.center);
      camera.zoom(readable / camera.view.current.scale);
      if (center) camera.show(center.x, center.y);
    }
  });

  function show(id: string) {
    setChosen(id);
    const place = layout?.people.find((one) => one.id === id);
    if (!place) return;
    if (camera.view.current.scale < readable) camera.zoom(readable / camera.view.current.scale);
    camera.show(place.x, place.y);
  }
  async function expand(id: string, way: 'ancestors' | 'descendants', steps: number) {
    setBusy(true);
    try {
      const reply = await call(familyCall, { id, way, steps });
      setWhole((now) => joinFamilies(now, { ...presentFamily(reply, language), center: now.center }));
      setFolded((now) => new Set([...now].filter((one) => one !== id)));
    } finally {
      setBusy(false);
    }
  }
  function fold(id: string) {
    setFolded((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !layout) return;
    const from = here ?? family.center;
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
      Escape: () => setChosen(null),
    };
    const step = event.key.startsWith('Arrow')
      ? () => show(here === null ? family.center : stepFrom(layout, family.unions, from, event.key as Step))
      : acts[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  }

  const credit = () => ({
    name: say('family.title', { name }),
    caption: say('graph.caption', { name, site: say('site.name'), date: longDate(new Date(), language) }),
    lang: languageTag(language),
  });
  const paper = () => paperTheme(stage.current!);
  async function save(format: 'png' | 'svg') {
    const picture = pictureOf();
    if (picture) await saveTree(format, picture, paper(), credit());
  }
  const [printed, setPrinted] = useState<string | null>(null);
  async function print() {
    const picture = pictureOf();
    if (!picture) return;
    const drawn = await svgOf(picture, paper(), credit()).text();
    setPrinted(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`);
  }
  async function saveGedcom(version: '5.5.1' | '7.0') {
    const { writeGedcom } = await import('../gedcom/write-gedcom.ts');
    const text = writeGedcom(family, { version, name: say('family.title', { name }), site: location.origin });
    downloadFile(
      fileName(say('family.title', { name }), 'ged'),
      new Blob([text], { type: 'text/vnd.familysearch.gedcom' }),
    );
  }

  const years = yearsOf(family.people);
  const person = here === null ? null : people.get(here)!;
  return (
    <section
      ref={stage}
      className="graph-view tree-view stage ui"
      aria-label={say('family.tree', { name })}
      data-full={full || undefined}
      data-people={family.people.length}
      data-laid={layout ? layout.people.length : undefined}
    >
      <TreeTools
        center={family.center}
        people={family.people}
        year={year}
        years={years}
        full={full}
        onFound={show}
        onYear={(value) => moveCursor({ year: value })}
        onZoom={camera.zoom}
        onFit={camera.fit}
        onFull={toggle}
        onSave={(format) => void save(format)}
        onPrint={() => void print()}
        onGedcom={(version) => void saveGedcom(version)}
      />
      <div className="tree-room">
        <canvas
          ref={canvas}
          className="tree-canvas"
          tabIndex={0}
          role="application"
          aria-label={say('family.tree', { name })}
          aria-describedby="tree-keys"
          onKeyDown={onKeyDown}
        />
        <p id="tree-keys" className="unseen">
          {say('family.keys')}
        </p>
        <p className="unseen" role="status" aria-live="polite">
          {person && spoken(person)}
        </p>
        {!layout && (
          <p className="graph-message tree-waiting" role="status">
            {say('family.laying')}
          </p>
        )}
        {person && (
          <TreeCard
            person={person}
            center={people.get(family.center)!}
            unions={family.unions}
            people={people}
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
        <Legend />
        <span className="tabular" role="status">
          {say('family.counts', { people: family.people.length, unions: family.unions.length })}
          {family.more && ` · ${say('family.more')}`}
        </span>
      </p>
      {printed && (
        <img
          className="tree-print"
          src={printed}
          alt={say('family.tree', { name })}
          onLoad={() => {
            window.print();
            setPrinted(null);
          }}
        />
      )}
    </section>
  );
}

const spoken = ({ name, life, kin }: ShownPerson) => [name, life, ...kin].filter(Boolean).join(', ');

function Legend() {
  const { say } = useReader();
  return (
    <span className="tree-legend">
      {(['adopted', 'doubtful', 'concubinage'] as const).map((one) => (
        <span key={one} data-line={one}>
          {say(`family.legend.${one}`)}
        </span>
      ))}
      <span data-line="royal">{say('family.legend.royal')}</span>
    </span>
  );
}

/** First and last year of anybody; null where no year is known. */
function yearsOf(people: readonly ShownPerson[]): { first: number; last: number } | null {
  const all = people.flatMap(({ born, died }) => [born ?? [], died ?? []].flat());
  if (!all.length) return null;
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return first < last ? { first, last } : null;
}

function themeOf(stage: HTMLElement): TreeTheme {
  const style = getComputedStyle(stage),
    color = (name: string) => resolveColor(stage, `var(${name})`);
  return {
    ground: color('--paper'),
    card: resolveColor(stage, '#26221b'),
    ink: color('--ink'),
    quiet: color('--ink-2'),
    line: color('--ink-3'),
    chosen: color('--seal'),
    royal: color('--gold'),
    male: color('--person'),
    female: color('--painting'),
    serif: style.getPropertyValue('--serif').trim() || 'serif',
    sans: style.getPropertyValue('--sans').trim() || 'sans-serif',
  };
}

/** For paper: the colours of the day, whatever the screen shows. */
function paperTheme(stage: HTMLElement): TreeTheme {
  const { serif, sans } = themeOf(stage);
  return {
    ground: '#ffffff',
    card: '#f6f1e6',
    ink: '#1d1a15',
    quiet: '#574f43',
    line: '#786e5e',
    chosen: '#a52a1c',
    royal: '#8f6a1d',
    male: '#35508c',
    female: '#9a3560',
    serif,
    sans,
  };
}
