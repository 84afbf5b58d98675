import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { UserContentList } from '../../../editing/revisions/face/own/user-content-list.tsx';
import {
  mapScriptDrafts,
  mapScriptAudits,
  createMapScript,
  commitMapScript,
  deleteMapScriptDraft,
  deleteMapScriptAudit,
} from '../scripts/contract.ts';

const listCalls = {
  drafts: mapScriptDrafts,
  committed: mapScriptAudits,
  create: createMapScript,
  commit: commitMapScript,
  deleteDraft: deleteMapScriptDraft,
  deleteCommitted: deleteMapScriptAudit,
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
