/** The process that asks: `{ url, seconds, headers, fresh }` as its argument, what came of it as JSON. See load.ts. */
import autocannon from 'autocannon';
import type { Load } from './load.ts';

const { url, seconds, headers, fresh, rate } = JSON.parse(process.argv[2]!) as Load;
const { pathname } = new URL(url);
let number = Date.now(); // no earlier run has asked for these
// A parameter that the page cache tells pages apart by (src/kit/pages/page-address.ts) and an entry does not look at.
const everyOneNew = [{ setupRequest: (request: object) => ({ ...request, path: `${pathname}?page=${number++}` }) }];

const result = await autocannon({
  url,
  connections: 10,
  duration: seconds,
  headers,
  ...(rate && { overallRate: rate }),
  ...(fresh && { requests: everyOneNew }),
});
console.log(JSON.stringify(result));
