import { useText } from '../../../kit/reader.tsx';
import type { StaticCylinder } from '../../../ui/time-cylinder/static-picture.ts';
import { StageCylinder } from './cylinder.tsx';
import { StageGraph, type GraphSlide } from './graph.tsx';
import type { Stage } from './layout.ts';
import { StageSlides } from './slides.tsx';
import { StageTimeline } from './timeline.tsx';
import { StageTimemap, type TimemapSlide } from './timemap.tsx';

interface Props {
  stage: Stage;
  graph: GraphSlide | null;
  timemap: TimemapSlide;
  cylinder: StaticCylinder;
}

/** The stage of the home page: timeline, map, graph and cylinder, one at a time. */
export function HomeStage({ stage, graph, timemap, cylinder }: Props) {
  const t = useText();
  return (
    <StageSlides
      slides={[
        { id: 'timeline', name: t('home.timeline'), content: () => <StageTimeline stage={stage} /> },
        {
          id: 'timemap',
          name: t('timemap.title'),
          content: (open: boolean) => <StageTimemap {...timemap} open={open} />,
        },
        ...(graph
          ? [
              {
                id: 'graph',
                name: t('home.graph'),
                content: (open: boolean) => <StageGraph {...graph} open={open} />,
              },
            ]
          : []),
        {
          id: 'cylinder',
          name: t('cylinder.name'),
          content: (open: boolean) => <StageCylinder lanes={stage.lanes} picture={cylinder} open={open} />,
        },
      ]}
    />
  );
}
