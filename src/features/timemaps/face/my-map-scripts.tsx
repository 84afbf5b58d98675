import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { UserContentList } from '../../../editing/revisions/face/own/user-content-list.tsx';
import type * as contract from '../scripts/contract.ts';

const listCalls = {
  drafts: byRoute<typeof contract.mapScriptDrafts>('GET /api/mapscript/v1/draft/list/{lang}/{page}/{size}', concurrent),
  committed: byRoute<typeof contract.mapScriptAudits>(
    'GET /api/mapscript/v1/audit/list/{lang}/{page}/{size}',
    concurrent,
  ),
  create: byRoute<typeof contract.createMapScript>('POST /api/mapscript/v1/create'),
  commit: byRoute<typeof contract.commitMapScript>('POST /data/mapscript/commit', concurrent),
  deleteDraft: byRoute<typeof contract.deleteMapScriptDraft>('POST /data/mapscript/draft/delete', concurrent),
  deleteCommitted: byRoute<typeof contract.deleteMapScriptAudit>('POST /data/mapscript/audit/delete', concurrent),
};

/** A member's map scripts in the user centre. Source: spec §2 "map scripts, audit result", §4 "Map scripts" (T10). */
export function MyMapScripts() {
  const { language } = useReader();
  return (
    <UserContentList
      type="mapscript"
      title="mapScripts.mine"
      lead="mapScripts.mine.lead"
      drafts={listCalls.drafts}
      committed={listCalls.committed}
      create={(title) => call(listCalls.create, { title, language })}
      submitDraft={(id) => call(listCalls.commit, { id })}
      deleteDraft={(id) => call(listCalls.deleteDraft, { id })}
      deleteSubmitted={(id) => call(listCalls.deleteCommitted, { id })}
    />
  );
}
