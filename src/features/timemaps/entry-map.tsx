import { useMemo, useRef, useState } from 'react';
import { call } from '../../kit/calls/call.ts';
import { useReader } from '../../kit/reader.tsx';
import { parseEntryId } from '../../rules/entry-ids.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { moveCursor, useCursor } from '../../ui/cursor.ts';
import { copyToNewGroup } from '../../ui/copy-to-group.ts';
import type { MapHandle } from '../../ui/map-canvas/map-canvas.ts';
import { OwnedTitle } from '../timelines/face/owned-title.tsx';
import { Card } from './world/border-card.tsx';
import { timemapOfEntry, type TimemapNode } from './contract.ts';
import { useJourney } from './journey.ts';
import { ListPager } from './face/list-controls.tsx';
import { cursorFor, timeSelectionOf, thisYear, firstWorldYear, yearsOf, yearsOfTime } from './face/time-selection.ts';
import { listNodes } from './face/listed-nodes.ts';
import { MapStage } from './face/map-stage.tsx';
import { useScrollToSelected, usePages } from './face/node-list.tsx';
import { PlaceList, type ListedNode } from './places/place-list.tsx';
import { SameTimemaps } from './world/same-timemaps.tsx';
import { arcsOf, isFaint, isOwnPlace, journeyOf, mapNodesOf, numbersOf, sketchesOf } from './face/timemap-nodes.ts';
import type { EntryTimemapProps } from './face/timemap-view.tsx';
import './entry-map.css';
import { Button } from '../../ui/form/button.tsx';

/** All places of an entry, for a page that contains only some of them. */
export async function loadNodes(id: string, language: Language): Promise<ListedNode[]> {
  const { nodes } = await call(timemapOfEntry, { id }, { quiet: true });
  return listNodes(nodes, language);
}

/** An entry on the map: its places over the borders of the year, its journey, and the list of places. */
export function EntryMap({ id, name, kind, mostTellingYear, nodes }: EntryTimemapProps) {
  const { t } = useReader();
  const { year, span, selectedId } = useCursor();
  const ownYears = useMemo(() => yearsOf(nodes.map(({ time }) => time)), [nodes]);
  const [isWhole, setWhole] = useState(ownYears === null);
  const range = isWhole || !ownYears ? { from: firstWorldYear, until: thisYear() } : ownYears;
  const selectedNode = nodes.find((node) => node.id === selectedId);
  // For a span the borders are those of the selected node's time, else of the most telling year.
  const borderYear = selectedNode?.time ? yearsOfTime(selectedNode.time).from : mostTellingYear;
  const looked = useMemo(
    () => timeSelectionOf({ year, span }, ownYears ?? undefined, borderYear),
    [year, span, ownYears, borderYear],
  );
  // Until a year is chosen, only nodes without a time are dimmed.
  const value = year === null && !span ? null : looked.value;
  const numbers = useMemo(() => numbersOf(nodes), [nodes]);
  const drawn = useMemo(
    () => ({ nodes: mapNodesOf(nodes, { kind, name }, value), sketches: sketchesOf(nodes, value, name) }),
    [nodes, kind, name, value],
  );
  const canvas = useRef<MapHandle>(null),
    view = useRef<HTMLDivElement>(null);
  const list = useScrollToSelected<HTMLElement>(selectedId);
  const { page, pages, shown: visibleNodes, turn } = usePages(nodes, selectedId);

  const stops = useMemo(() => journeyOf(nodes), [nodes]);
  const journey = useJourney(stops.length, (stop) => {
    const { id: at, time } = stops[stop]!;
    moveCursor({ selectedId: at, place: null, ...cursorFor(yearsOfTime(time!).from) });
  });
  const arcs = useMemo(() => (journey.at ? arcsOf(stops, journey.at.stop, journey.at.part) : []), [stops, journey.at]);

  function show(node: TimemapNode) {
    journey.end();
    moveCursor({ selectedId: node.id, place: null });
    view.current!.querySelector('.timemap-stage')!.scrollIntoView({ block: 'nearest' });
  }
  return (
    <>
      <div ref={view} className="columns entry-timemap-view" data-nodes={nodes.length}>
        <MapStage
          ref={canvas}
          looked={looked}
          range={range}
          nodes={drawn.nodes}
          sketches={drawn.sketches}
          arcs={arcs}
          clustered={false}
          label={t('timemap.mapOf', { name })}
          onYears={journey.end}
          nodeCard={selectedNode && <NodeCard node={selectedNode} isOwnNode={isOwnPlace(selectedNode, name)} />}
          controls={
            <>
              {ownYears && (
                <label className="year-check">
                  <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
                  <span>{t('year.whole')}</span>
                </label>
              )}
              <Button
                onClick={() =>
                  copyToNewGroup({
                    kind: 'timemap',
                    name,
                    year: looked.year,
                    nodes: nodes.map(({ title, owner, time, place, sketch }) => ({
                      itemId: owner?.itemId ?? parseEntryId(id).subjectId,
                      called: owner?.name ?? name,
                      title: title === name ? '' : title,
                      time,
                      place,
                      sketch: sketch && { ...sketch, description: null },
                    })),
                  })
                }
              >
                {t('graph.makeOwn')}
              </Button>
              {stops.length > 1 && <JourneyButton journey={journey} stops={stops.length} />}
            </>
          }
          legend={
            drawn.nodes.some(({ faint }) => faint) && <span className="timemap-legend">{t('timemap.legendFaint')}</span>
          }
        />
        <section ref={list} className="entry-timemap-list" aria-label={t('timemap.nodes')}>
          <PlaceList
            nodes={visibleNodes}
            empty=""
            numbers={numbers.slice((page - 1) * limits.timemapPageSize, page * limits.timemapPageSize)}
            twin={{
              selectedId,
              isFaint: (node) => isFaint(node, value, name),
              isOwn: (node) => isOwnPlace(node, name),
              show,
            }}
          />
          <ListPager label={t('timemap.pages')} page={page} pages={pages} to={{ turn }} />
        </section>
      </div>
      <SameTimemaps id={id} />
    </>
  );
}

interface JourneyButtonProps {
  journey: ReturnType<typeof useJourney>;
  stops: number;
}

function JourneyButton({ journey: { at, walking, begin, end }, stops }: JourneyButtonProps) {
  const { t } = useReader();
  return (
    <span className="row timemap-journey">
      <Button title={t('timemap.journeyPlay')} onClick={at ? end : begin}>
        {t(at ? 'timemap.journeyStop' : 'timemap.journey')}
      </Button>
      <span className="tabular" role="status" data-walking={walking || undefined}>
        {at && t('timemap.journeyAt', { at: at.stop + 1, of: stops })}
      </span>
    </span>
  );
}

interface NodeCardProps {
  node: ListedNode;
  isOwnNode: boolean;
}

function NodeCard({ node: { title, owner, description, when, place, images, sketch }, isOwnNode }: NodeCardProps) {
  const { t } = useReader();
  const image = images[0];
  return (
    <Card label={t('timemap.cardNode')} onClose={() => moveCursor({ selectedId: null })}>
      <h3>{place.name || <OwnedTitle title={title} owner={owner} hash="#/timemap" />}</h3>
      {image && <img src={image.url} alt={image.caption ?? t('timemap.picture', { name: title })} />}
      <p className="tabular">{when ?? t(isOwnNode ? 'timemap.own' : 'timemap.noTime')}</p>
      {place.name && (
        <p className="owned">
          <OwnedTitle title={title} owner={owner} hash="#/timemap" />
        </p>
      )}
      {description && <p>{description}</p>}
      {sketch?.description && (
        <p>
          <small>{sketch.description}</small>
        </p>
      )}
    </Card>
  );
}
