import type { Couple } from '../kin/family-graph.ts';
import { layOut } from './layout.ts';

/** Worker that lays out large trees, so that the page stays responsive. */
self.onmessage = ({ data }: MessageEvent<{ people: string[]; unions: Couple[] }>) =>
  self.postMessage(layOut(data.people, data.unions));
