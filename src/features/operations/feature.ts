import { workCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const operationsFeature: Feature = {
  islands: {
    members: workCode(() => import('./members/roles-page.tsx').then(({ MemberDesk }) => MemberDesk)),
    health: workCode(() => import('./health-page.tsx').then(({ HealthDesk }) => HealthDesk)),
    audit: workCode(() => import('./audit-page.tsx').then(({ AuditDesk }) => AuditDesk)),
  },
};
