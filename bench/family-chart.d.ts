/** Types for the part of family-chart used here; it is installed with the peers (bench/package.json). */
declare module 'family-chart' {
  interface Person {
    id: string;
    data: { gender: 'M' | 'F' };
    rels: { parents: string[]; spouses: string[]; children: string[] };
  }
  export function calculateTree(data: Person[], options: { main_id: string }): { data: { data: { id: string } }[] };
}
