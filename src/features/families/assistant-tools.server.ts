import { z } from 'zod';
import { assistantTool, describeEntry, ThingId } from '../../kit/registry/assistant-tools.server.ts';
import { kinOf } from './contract.ts';

export const familyTools = [
  assistantTool({
    name: 'kin',
    title: 'How two people are related',
    description: 'The kinship of two people by blood and by marriage, both ways, and their common ancestors.',
    input: z.object({ a: ThingId, b: ThingId }),
    example: { a: 'augustus', b: 'nero' },
    async run({ a, b }, { call }) {
      const found = await call(kinOf, { aId: a, bId: b });
      const people = new Map(found.people.map((person) => [person.itemId, describeEntry(person)]));
      return {
        a: describeEntry(found.a),
        b: describeEntry(found.b),
        kinships: found.kinships.map(({ term, back, via, ancestors, adopted, doubtful }) => ({
          aIsToB: back,
          bIsToA: term,
          byAdoption: adopted,
          isDoubtful: doubtful,
          through: via.map((id) => people.get(id) ?? id),
          commonAncestors: ancestors.map((id) => people.get(id) ?? id),
        })),
      };
    },
  }),
];
