/** `npm run endpoints`: lists every call with its access, the kind of large body it takes, and its summary. */
import { implementations } from '../src/calls.server.ts';

for (const { endpoint } of implementations.flat()) {
  for (const line of endpoint.routes)
    console.log(
      `${line.padEnd(58)} ${endpoint.for.padEnd(18)} ${(endpoint.carries ?? '').padEnd(5)} ${endpoint.summary}`,
    );
}
