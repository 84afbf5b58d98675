/** `npm run endpoints`: lists every call with its access, the kind of large body it takes, and its summary. */
import { features } from '../src/features.server.ts';

for (const { endpoint } of features.flat()) {
  for (const line of endpoint.routes)
    console.log(
      `${line.padEnd(58)} ${endpoint.for.padEnd(18)} ${(endpoint.carries ?? '').padEnd(5)} ${endpoint.summary}`,
    );
}
