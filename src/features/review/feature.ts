import { hasDecisions } from './face/decisions.ts';
import { code, workCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const reviewFeature: Feature = {
  islands: {
    'decision-toast': code(
      ['site', 'accounts'],
      () => import('./face/decision-toast.tsx').then(({ DecisionToast }) => DecisionToast),
      hasDecisions,
    ),
    report: workCode(() => import('./face/report-button.tsx').then(({ ReportButton }) => ReportButton)),
    review: workCode(() => import('./review-page.tsx').then(({ ReviewDesk }) => ReviewDesk)),
  },
};
