import { workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const operationsFeature: Feature = {
  islands: {
    members: workspaceCode(() => import('./members/roles-page.tsx').then(({ MembersDashboard }) => MembersDashboard)),
    health: workspaceCode(() => import('./health-page.tsx').then(({ HealthDashboard }) => HealthDashboard)),
    audit: workspaceCode(() => import('./audit-page.tsx').then(({ AuditDashboard }) => AuditDashboard)),
  },
};
