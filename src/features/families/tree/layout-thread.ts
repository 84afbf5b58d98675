import type { Couple } from '../kin/family-graph.ts';
import { layOut } from './layout.ts';

/** The worker that lays large trees out, so that the page stays alive meanwhile. */
self.onmessage = ({ data }: MessageEvent<{ people: string[]; unions: Couple[] }>) =>
  self.postMessage(layOut(data.people, data.unions));
