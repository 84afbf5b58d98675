import { Island } from '../../kit/islands/island.tsx';
import { Redirect, type Loaded, type PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { derived } from '../../kit/pages/derived.ts';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import type { LinkedEntry } from '../../rules/schemas.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { pageMeta } from '../../ui/page-meta.tsx';
import { ShareButton } from '../social/face/share-button.tsx';
import { pathStops } from '../relations/contract.ts';
import { familyOf, kinOf, treeWays, type TreeWay } from './contract.ts';
import { presentFamily } from './face/shown-family.ts';
import { FamilyView } from './face/family-view.tsx';
import { KinAnswer } from './kin-answer.tsx';
import './family-page.css';

const presented = derived((reply: ReplyOf<typeof familyOf>, language: Language) => presentFamily(reply, language));
const stepsOffered = [1, 2, 3, 4, 6, 8, 12, limits.family.generations];

/** `/family/{id}`: a family tree, its list, and the kinship of two people. Source: spec §2 "family tree". */
export async function loader({ call, origin, language, say, params, url }: PageRequest<{ id: string }>) {
  const asked = url.searchParams;
  const way: TreeWay = treeWays.find((one) => one === asked.get('way')) ?? 'both';
  const steps = Math.max(1, Math.min(limits.family.generations, Math.trunc(Number(asked.get('steps') ?? 3)) || 3));
  const reply = await call(familyOf, { id: params.id, way, steps });
  const family = presented(reply, language);
  const self = family.people.find(({ itemId }) => itemId === family.center) ?? fail('entryNotFound');
  if (params.id !== self.id && self.language === language) {
    const query = asked.toString();
    throw new Redirect(`/family/${encodeURIComponent(self.id)}${query && `?${query}`}`);
  }
  const said = (asked.get('to') ?? '').trim().slice(0, limits.nameLength);
  const [to = null] = said ? await call(pathStops, { asked: [said] }) : [];
  const title = say('family.title', { name: self.name });
  return {
    family,
    way,
    steps,
    self,
    said,
    to: to as LinkedEntry | null,
    kin: to && to.itemId !== family.center ? await call(kinOf, { aId: family.center, bId: to.itemId }) : null,
    head: {
      origin,
      language,
      siteName: say('site.name'),
      title,
      description: `${title}. ${say('family.lead')}`,
      canonical: `/family/${encodeURIComponent(self.id)}`,
      alternates: {},
    },
  };
}

export const head = ({ head: meta }: Loaded<typeof loader>) => pageMeta(meta);

export default function FamilyPage({ family, way, steps, self, said, to, kin }: Loaded<typeof loader>) {
  const { say } = useReader();
  const hasFamily = family.unions.length > 0;
  return (
    <div className="wrap page family-page">
      <header>
        <h1>{say('family.title', { name: self.name })}</h1>
        <p className="lead">
          {say('family.lead')} <a href={entryAddress(self.id)}>{self.name}</a>
        </p>
        <ShareButton id={self.id} type="item" title={say('family.title', { name: self.name })} />
        <form className="family-form ui" method="get">
          <label>
            <span>{say('family.way')}</span>
            <select name="way" defaultValue={way}>
              {treeWays.map((one) => (
                <option key={one} value={one}>
                  {say(`family.way.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{say('family.steps')}</span>
            <select name="steps" defaultValue={steps}>
              {[...new Set([...stepsOffered, steps])]
                .sort((a, b) => a - b)
                .map((one) => (
                  <option key={one} value={one}>
                    {one === limits.family.generations ? '∞' : one}
                  </option>
                ))}
            </select>
          </label>
          <button className="button first">{say('family.show')}</button>
          <a className="button" rel="nofollow" href={`/user/edit?id=${encodeURIComponent(self.id)}#/family`}>
            {say('family.begin')}
          </a>
        </form>
      </header>
      {hasFamily ? (
        <Island name="family" of={FamilyView} props={{ family, name: self.name, alone: true }} />
      ) : (
        <p>{say('family.none')}</p>
      )}
      <section id="kin" className="family-kin-form" aria-labelledby="kin-title">
        <h2 id="kin-title">{say('family.kin')}</h2>
        <form className="family-form ui" method="get" action="#kin">
          <input type="hidden" name="way" value={way} />
          <input type="hidden" name="steps" value={steps} />
          <label>
            <span>{say('family.kin.with')}</span>
            <input type="text" name="to" required list="kin-names" defaultValue={to?.name ?? said} autoComplete="off" />
          </label>
          <datalist id="kin-names">
            {family.people.slice(0, 300).map(({ itemId, name }) => (
              <option key={itemId} value={name} />
            ))}
          </datalist>
          <button className="button first">{say('family.kin.ask')}</button>
        </form>
        {said && !to && <p role="alert">{say('family.kin.unknown', { name: said })}</p>}
        {kin && <KinAnswer kin={kin} />}
      </section>
    </div>
  );
}
