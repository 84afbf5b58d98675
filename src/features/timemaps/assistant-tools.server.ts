import { z } from 'zod';
import {
  assistantTool,
  describeEntry,
  describeSource,
  describeTime,
  HistoricalYear,
} from '../../kit/registry/assistant-tools.server.ts';
import { readHistoricalTime, type TimeRecord } from '../../rules/time/historical-time.ts';
import { borders, placeHistory, worldNodes } from './contract.ts';

/** Most events of a year that are returned. */
const maxNodes = 40;
/** Most points of the shape of a state that are returned; larger ones have their address. */
const maxPoints = 3000;

const yearIn = (text: string): number => readHistoricalTime(text)!.year;

export const mapTools = [
  assistantTool({
    name: 'map_of_year',
    title: 'The map of a year',
    description:
      'The states of a year with their sources, and what was there then. With `state`, its borders as GeoJSON. ' +
      'Borders are approximate: `precision` is 1 (rough) to 3. −221 is 221 BC.',
    input: z.object({
      year: HistoricalYear,
      state: z.string().max(120).optional().describe('Id of a state of that year, from `states`.'),
    }),
    example: { year: 117 },
    async run({ year, state }, { call, language, addressOf }) {
      const [map, { nodes }] = await Promise.all([call(borders, { year }), call(worldNodes, { year, size: maxNodes })]);
      const shown = state === undefined ? [] : map.borders.filter(({ polity, id }) => polity === state || id === state);
      const points = shown.flatMap(({ shape }) => shape.coordinates.flat(2)).length;
      return {
        year,
        sameFrom: map.from,
        sameUntil: map.until,
        address: addressOf(`/timemap?year=${year}`),
        ...(state === undefined
          ? {
              states: map.borders.map(({ polity, name, precision, time, source }) => ({
                id: polity,
                name,
                precision,
                time: describeTime(time, language),
                source,
              })),
              present: nodes.map((node) => ({
                title: node.title,
                entry: describeEntry(node.entry),
                time: node.time && describeTime(node.time, language),
              })),
            }
          : points > maxPoints
            ? { geojson: null, reason: `The shape has ${points} points: read it from the address of the borders.` }
            : {
                geojson: {
                  type: 'FeatureCollection',
                  features: shown.map(({ id, name, precision, source, shape }) => ({
                    type: 'Feature',
                    properties: { id, name, precision, source },
                    geometry: shape,
                  })),
                },
              }),
        bordersAddress: addressOf(`/data/timemap/borders?year=${year}`),
        origins: map.origins,
      };
    },
  }),
  assistantTool({
    name: 'history_of_place',
    title: 'Who held a point, and what happened near it',
    description:
      'The states that held a point on earth, in the order of time, and what happened within 150 kilometres, nearest first. ' +
      'With `year`, only the states of that year.',
    input: z.object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      year: HistoricalYear.optional(),
    }),
    example: { latitude: 41.9, longitude: 12.5, year: 117 },
    async run({ latitude, longitude, year }, { call, language }) {
      const history = await call(placeHistory, { latitude, longitude });
      const holds = ({ startTime, endTime, endNote }: TimeRecord) =>
        year === undefined ||
        (yearIn(startTime) <= year && (endNote === 'to present' || year <= yearIn(endTime ?? startTime)));
      return {
        states: history.polities
          .filter(({ time }) => holds(time))
          .map(({ name, entry, time, precision, source }) => ({
            name,
            entry: entry && describeEntry(entry),
            time: describeTime(time, language),
            precision,
            source: describeSource(source),
          })),
        ...(year === undefined && {
          nearTotal: history.nodes.length,
          near: history.nodes
            .toSorted((a, b) => a.kilometres - b.kilometres)
            .slice(0, maxNodes)
            .map((node) => ({
              title: node.title,
              entry: describeEntry(node.entry),
              time: node.time && describeTime(node.time, language),
              kilometres: Math.round(node.kilometres),
            })),
        }),
      };
    },
  }),
];
