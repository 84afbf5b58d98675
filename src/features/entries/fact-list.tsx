import { SourceNote } from '../../ui/source-note.tsx';
import type { Fact } from './facts.ts';

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts ui">
      {facts.map(({ key, name, value, source }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <span className="tabular">{value}</span> <SourceNote source={source} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
