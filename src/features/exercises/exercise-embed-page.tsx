import type { LoaderData } from '../../kit/pages/page.ts';
import { EmbedFrame } from '../../ui/embed/embed-frame.tsx';
import { pageMeta } from '../../ui/page-meta.tsx';
import { loadExercise } from './load-exercise.ts';
import { Tasks } from './tasks/tasks.tsx';
import './exercise.css';

/** `/embed/exercise?…`: an exercise, for frames on other sites. */
export const loader = loadExercise;

type Loaded = LoaderData<typeof loader>;

export const head = ({ head: meta, address }: Loaded) =>
  pageMeta({ ...meta, canonical: address, alternates: {}, indexed: false });

export default function ExerciseEmbedPage(loaded: Loaded) {
  return (
    <EmbedFrame home={loaded.address} isText>
      <article className="embed-text exercise">
        <h1>{loaded.head.title}</h1>
        <Tasks {...loaded} />
      </article>
    </EmbedFrame>
  );
}
