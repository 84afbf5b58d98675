/**
 * A process in which a reviewer passes a submission, and which kills itself at a statement: `{ url, id, versions,
 * member, at, sent }` as its argument.
 */
import { implementations } from '../src/calls.server.ts';
import { review } from '../src/features/review/contract.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import { connect } from '../src/kit/database/database.server.ts';
import type { Member } from '../src/kit/calls/session.server.ts';
import { stopBeforeStatement } from './stop-before-statement.ts';
import { testContext } from './visitor.ts';

const { url, id, versions, member, at, sent } = JSON.parse(process.argv[2]!) as {
  url: string;
  id: string;
  versions: Record<string, number>;
  member: Member;
  at: number | 'commit';
  sent: boolean;
};
const { db, pool } = connect(url, 1);
stopBeforeStatement(
  pool,
  at,
  async () => {
    await new Promise((done) => setImmediate(done)); // the sent statement has left
    process.kill(process.pid, 'SIGKILL');
  },
  { sent },
);
await createApi(implementations).callFor({ ...testContext(db), language: 'en', member })(review, {
  id,
  act: 'pass',
  versions,
  publishNow: true,
});
await db.destroy();
