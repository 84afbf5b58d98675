/** What the list needs from the axis above it. */
export interface AxisLink {
  selectedId: string | null;
  /** Selects an event on the axis. */
  show(id: string): void;
}
