/** The process that sends requests: argument `{ url, seconds, headers, fresh }`, result as JSON. See load.ts. */
import autocannon from 'autocannon';
import type { LoadOptions } from './load.ts';

const { url, seconds, headers, fresh, rate } = JSON.parse(process.argv[2]!) as LoadOptions;
const { pathname } = new URL(url);
let number = Date.now(); // earlier runs did not request these
// A parameter that the page cache includes in its key (src/kit/pages/page-address.ts) but that an entry ignores.
const uniqueRequests = [{ setupRequest: (request: object) => ({ ...request, path: `${pathname}?page=${number++}` }) }];

const result = await autocannon({
  url,
  connections: 10,
  duration: seconds,
  headers,
  ...(rate && { overallRate: rate }),
  ...(fresh && { requests: uniqueRequests }),
});
console.log(JSON.stringify(result));
