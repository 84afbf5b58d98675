import { hasDecisions } from './face/decisions.ts';
import { islandCode, workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const reviewFeature: Feature = {
  pageKinds: [{ kind: 'member', path: /^\/review(?:\/|$)/, isTool: true }],
  islands: {
    'decision-toast': islandCode(
      ['site', 'accounts'],
      () => import('./face/decision-toast.tsx').then(({ DecisionToast }) => DecisionToast),
      hasDecisions,
    ),
    report: workspaceCode(() => import('./face/report-button.tsx').then(({ ReportButton }) => ReportButton)),
    review: workspaceCode(() => import('./review-page.tsx').then(({ ReviewDashboard }) => ReviewDashboard)),
  },
};
