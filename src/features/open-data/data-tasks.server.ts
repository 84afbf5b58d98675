import type { ApiTask } from '../../kit/registry/api-tasks.server.ts';

/** What people come to the calls for, the most frequent first; each is tried by a test. */
export const openDataTasks: readonly ApiTask[] = [
  {
    title: 'Get a map of 1453',
    about:
      'The borders of any year as GeoJSON; with the ending .topojson or .csv as TopoJSON or as a table. Each has name, years, precision and source.',
    path: '/data/borders/1453.geojson?lang=en',
    print: {
      js: 'reply.features.map(({ properties }) => properties.name)',
      python: '[border["properties"]["name"] for border in reply["features"]]',
      r: 'reply$features$properties$name',
    },
  },
  {
    title: 'See who lived and what happened in a year',
    about: 'States, people alive, works and events of a year, the best known first, with the total of each.',
    path: '/data/snapshot/1453?lang=en&size=20',
    print: {
      js: 'reply.data.people.list.map(({ entry }) => entry.name)',
      python: '[person["entry"]["name"] for person in reply["data"]["people"]["list"]]',
      r: 'reply$data$people$list$entry$name',
    },
  },
  {
    title: 'Find an entry by its name',
    about:
      'Names in any of the five languages, also only their beginning. The id leads to everything else; whole tables of names are matched by the same service (OpenRefine).',
    path: '/data/reconcile/suggest/entity?prefix=Kangxi&lang=en',
    print: {
      js: 'reply.result.map(({ id, name }) => `${id}: ${name}`)',
      python: '[match["id"] + ": " + match["name"] for match in reply["result"]]',
      r: 'paste(reply$result$id, reply$result$name)',
    },
  },
  {
    title: 'Read the timeline of an entry',
    about: 'The events of a person, state, war or place in chronological order, each with its source.',
    path: '/api/item/timeline/en/augustus',
    print: {
      js: 'reply.data.events.map(({ time, title }) => `${time.startTime}: ${title}`)',
      python: '[event["time"]["startTime"] + ": " + event["title"] for event in reply["data"]["events"]]',
      r: 'paste(reply$data$events$time$startTime, reply$data$events$title)',
    },
  },
  {
    title: 'Find how two entries are connected',
    about: 'The shortest paths, each step as a sentence with its source; way=time and way=people give other paths.',
    path: '/api/item/relation/qin-shi-huang/augustus?lang=en',
    print: {
      js: 'reply.data.paths[0].nodes',
      python: 'reply["data"]["paths"][0]["nodes"]',
      r: 'reply$data$paths$nodes[[1]]',
    },
  },
  {
    title: 'See what happened near a place',
    about: 'Events, subjects and places within a distance of a point, the most important first.',
    path: '/data/nearby?latitude=41.01&longitude=28.98&kilometres=50&from=1450&until=1460&lang=en',
    print: {
      js: 'reply.data.nodes.map(({ title }) => title)',
      python: '[node["title"] for node in reply["data"]["nodes"]]',
      r: 'reply$data$nodes$title',
    },
  },
  {
    title: 'Compare two people',
    about: 'The years that they had in common, the distance of their places, and what both are related to.',
    path: '/data/compare?one=louis-xiv&other=kangxi&lang=en',
    print: { js: 'reply.data.together', python: 'reply["data"]["together"]', r: 'reply$data$together' },
  },
  {
    title: 'Quote a passage of a book',
    about:
      'A chapter or segment of a book of the library, in the original or a translation, as text or TEI (Distributed Text Services).',
    path: '/data/dts/document?resource=/book/detail?id=book-laozi%26w=original&ref=1/1&mediaType=text/plain',
    print: null,
  },
  {
    title: 'Make a quiz',
    about: 'Events that are dated to the year, with their sources, each in another year; set=2 gives others.',
    path: '/data/exercises/events?from=1400&until=1600&size=5&lang=en',
    print: {
      js: 'reply.data.events.map(({ year, title }) => `${year}: ${title}`)',
      python: '[str(event["year"]) + ": " + event["title"] for event in reply["data"]["events"]]',
      r: 'paste(reply$data$events$year, reply$data$events$title)',
    },
  },
];
