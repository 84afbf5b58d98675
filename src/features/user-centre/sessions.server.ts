import { sql } from 'kysely';
import type { Context } from '../../kit/calls/api.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../kit/calls/endpoint.ts';
import { endSessionsOf } from '../../kit/calls/session.server.ts';
import { deviceName } from '../../rules/devices.ts';
import { fail } from '../../rules/errors.ts';
import { forgetDevices, rememberDevice } from '../accounts/face/known-devices.server.ts';
import type * as contract from './contract.ts';
import { maskNetwork } from './rules.ts';

/** The member's sessions. Ending all others also forgets the other browsers. */
export const sessionHandlers = {
  async sessions(_: object, { db, member }: Context): Promise<ReplyOf<typeof contract.sessions>> {
    const rows = await db
      .selectFrom('session')
      .where('memberId', '=', member!.id)
      .where('expiresAt', '>', sql<Date>`now()`)
      .orderBy('seenAt', 'desc')
      .select(['id', 'agent', 'network', 'createdAt', 'seenAt'])
      .limit(100)
      .execute();
    return rows.map(({ id, agent, network, createdAt, seenAt }) => ({
      id,
      device: deviceName(agent),
      network: maskNetwork(network),
      since: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      current: id === member!.sessionId,
    }));
  },

  endSession: async ({ id }: ParsedInputOf<typeof contract.endSession>, { db, member }: Context): Promise<null> =>
    (await endSessionsOf(db, member!.id, { id })) ? null : fail('sessionNotFound'),

  async endOtherSessions(
    _: object,
    { db, member, visitor }: Context,
  ): Promise<ReplyOf<typeof contract.endOtherSessions>> {
    await forgetDevices(db, member!.id);
    await rememberDevice(db, visitor, member!.id);
    return { ended: await endSessionsOf(db, member!.id, { except: member!.sessionId }) };
  },
};
