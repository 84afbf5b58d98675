import { Counter } from 'prom-client';

const counter = (name: string, help: string, ...labelNames: string[]): Counter =>
  new Counter({ name, help, labelNames, registers: [] });

/** Counters of this process for `/metrics`. deploy/alerts.yml defines which values mean trouble. */
export const counts = {
  refusals: counter('stele_refusals_total', 'Answers with an error, by its name in rules/errors.ts', 'error'),
  unexpected: counter('stele_unexpected_errors_total', 'Errors that nobody foresaw; the log has each'),
  slowStatements: counter('stele_slow_statements_total', 'Statements over SLOW_STATEMENT_MS; the log names each'),
  gateways: counter('stele_gateway_total', 'What was asked of a gateway, by result', 'gateway', 'result'),
  jobRuns: counter('stele_job_runs_total', 'Attempts at jobs, by outcome', 'job', 'outcome'),
  reads: counter('stele_reads_total', 'Statements of readers, by who answered', 'from'),
};

/** Counts the outcome of a gateway call; a failure is passed on. */
export async function countGateway<Answer>(gateway: string, call: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await call;
    counts.gateways.inc({ gateway, result: 'done' });
    return answer;
  } catch (error) {
    counts.gateways.inc({ gateway, result: 'failed' });
    throw error;
  }
}
