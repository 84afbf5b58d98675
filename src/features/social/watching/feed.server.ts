import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { escapeXml } from '../../../kit/markup.ts';
import { languageTag, type Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { requirePartView } from '../../../kit/registry/part-views.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import type { TargetType } from '../rules.ts';
import { loadTargetSummaries } from '../target.server.ts';
import { feedAddress } from './feed-address.ts';

/** The feed of a member's watched things: readable at its secret address without a session. */
export function mountWatchFeed(
  app: FastifyInstance,
  { db, originOf }: { db: Database; originOf(request: FastifyRequest): string },
) {
  app.get('/feed/watched/:secret(^[\\w-]{20,40}$).atom', { config: { cost: 'page' } }, async (request, reply) => {
    const { secret } = request.params as { secret: string };
    const feed = await renderWatchFeed(db, secret, originOf(request));
    if (feed === null) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' })
      .type('application/atom+xml; charset=utf-8')
      .send(feed);
  });
}

/** The latest changes of a member's watched things, in their language; null for an unknown secret. */
export async function renderWatchFeed(db: Database, secret: string, origin: string): Promise<string | null> {
  const owner = await db
    .selectFrom('watchFeed')
    .innerJoin('member', 'member.id', 'watchFeed.memberId')
    .where('secret', '=', secret)
    .where('member.deletedAt', 'is', null)
    .select(['member.id', 'member.language'])
    .executeTakeFirst();
  if (!owner) return null;
  const { rows } = await sql<Change>`
    select revision.id, revision.thing_id, watch.type, revision.module, revision.note, revision.decided_at,
      case when member.deleted_at is null and revision.origin_id is null then member.name end as author
    from watch join revision on revision.thing_id = watch.thing_id and revision.published
    join member on member.id = revision.author_id
    where watch.member_id = ${owner.id} and revision.decided_at is not null
      and (revision.language is null or revision.language = ${owner.language})
    order by revision.publication_number desc limit ${limits.watchFeedLength}`.execute(db);
  return renderAtom(await changesIn(db, rows, owner.language), owner.language, origin, origin + feedAddress(secret));
}

interface Change {
  id: string;
  thingId: string;
  type: TargetType;
  module: string;
  note: string;
  decidedAt: Date;
  author: string | null;
}

async function changesIn(db: Database, rows: readonly Change[], language: Language) {
  const shownOf = await loadTargetSummaries(db, rows, language);
  return rows.flatMap((row) => {
    const summary = shownOf(row);
    return summary ? [{ ...row, name: summary.name, href: summary.href + requirePartView(row.module).hash }] : [];
  });
}

/** Format: RFC 4287. */
function renderAtom(
  changes: Awaited<ReturnType<typeof changesIn>>,
  language: Language,
  origin: string,
  self: string,
): string {
  const t = translateFor(language);
  const title = escapeXml(`${t('watch.title')} · ${t('site.name')}`);
  const entries = changes.map(
    ({ id, name, href, module, note, decidedAt, author }) =>
      `<entry><id>${escapeXml(`${origin}/review/revision/${id}`)}</id><title>${escapeXml(`${name} · ${t(requirePartView(module).label)}`)}</title><link href="${escapeXml(origin + href)}"/><updated>${decidedAt.toISOString()}</updated>${author === null ? '' : `<author><name>${escapeXml(author)}</name></author>`}<summary>${escapeXml(note)}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(language)}"><id>${escapeXml(self)}</id><title>${title}</title><link rel="self" href="${escapeXml(self)}"/><link href="${escapeXml(origin)}/"/><updated>${(changes[0]?.decidedAt ?? new Date(0)).toISOString()}</updated><author><name>${escapeXml(t('site.name'))}</name></author>
${entries.join('\n')}
</feed>`;
}
