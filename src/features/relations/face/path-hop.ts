import type { GraphEdge, GraphNode } from '../contract.ts';

/** A hop in the direction of the path, with its sentence. */
export interface PathHop extends Pick<GraphEdge, 'id' | 'type' | 'time' | 'language' | 'description' | 'source'> {
  from: GraphNode;
  to: GraphNode;
  /** Direction of the relation: along the path, against it, or neither. */
  points: 'on' | 'back' | null;
  sentence: SentencePart[];
  /** Number of further relations between the two. */
  more: number;
}

/** Part of a sentence: text, or an entry with its name as spelled there. */
export type SentencePart = string | { entry: GraphNode; name: string };
