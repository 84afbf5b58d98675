import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData } from '../../kit/pages/page.ts';
import { EmbedFrame } from '../../ui/embed/embed-frame.tsx';
import { pageMeta } from '../../ui/page-meta.tsx';
import { FamilyView } from './face/family-view.tsx';
import { loader as loadFamily } from './family-page.tsx';
import './family-page.css';

/** `/embed/family/{id}`: a family tree, for frames on other sites. */
export const loader = loadFamily;

export const head = ({ head: meta }: LoaderData<typeof loader>) => pageMeta({ ...meta, indexed: false });

export default function FamilyEmbedPage({ family, self, head: meta }: LoaderData<typeof loader>) {
  return (
    <EmbedFrame home={meta.canonical}>
      <div className="embed-family">
        <h1 className="unseen">{meta.title}</h1>
        <Island name="family" of={FamilyView} props={{ family, name: self.name, alone: true, isEmbedded: true }} />
      </div>
    </EmbedFrame>
  );
}
