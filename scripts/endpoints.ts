/** Lists every call with its access, what larger body it carries, and its summary, as `npm run endpoints`. */
import { features } from '../src/features.server.ts';

for (const { endpoint } of features.flat()) {
  for (const line of endpoint.routes)
    console.log(
      `${line.padEnd(58)} ${endpoint.for.padEnd(18)} ${(endpoint.carries ?? '').padEnd(5)} ${endpoint.summary}`,
    );
}
