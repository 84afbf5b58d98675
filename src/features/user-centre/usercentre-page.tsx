import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useText } from '../../kit/reader.tsx';
import * as limits from '../../rules/limits.ts';
import { useHash } from '../../ui/use-hash.ts';
import { pageMeta } from '../../ui/page-meta.tsx';
import type { UserInfo } from '../../kit/member/contract.ts';
import { useCurrentMember } from '../../kit/member/current-member.ts';
import { AvatarPicture } from './profile/avatar-picture.tsx';
import { Contributions } from './overview/contributions.tsx';
import { Start } from './overview/start.tsx';
import { MessageCentre } from './message-centre.tsx';
import { MessageSettings } from './message-settings.tsx';
import { MyContent } from './my-content.tsx';
import { PasswordSection } from './profile/password-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { SecuritySection } from './profile/security-section.tsx';
import { readSection, sections, specialHash } from './section.ts';
import '../../ui/form/form.css';
import './usercentre.css';

const MyMapScripts = lazy(async () => ({
  default: (await import('../timemaps/face/my-map-scripts.tsx')).MyMapScripts,
}));
const MyTours = lazy(async () => ({ default: (await import('../tours/face/my-tours.tsx')).MyTours }));
const MyUploads = lazy(async () => ({
  default: (await import('../media/face/uploads/my-uploads.tsx')).MyUploads,
}));
const OwnGroups = lazy(() => import('../groups/face/own-groups.tsx').then(({ OwnGroups: of }) => ({ default: of })));

export const loader = ({ language, origin, t }: PageRequest) => ({
  head: {
    language,
    origin,
    siteName: t('site.name'),
    title: t('usercentre.title'),
    description: t('usercentre.title'),
  },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/user/usercenter', alternates: {}, indexed: false });

/**
 * The user centre. The page is the same for everyone; the browser loads the member's data. Source: spec §2 "User
 * centre".
 */
export default function UsercentrePage() {
  return <Island name="usercentre" of={Usercentre} props={{}} />;
}

export function Usercentre() {
  const text = useText();
  const who = useCurrentMember();
  const member = who === 'asking' ? null : who;
  // The page is rendered without a member, who is known only in the browser.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const section = readSection(useHash((hash) => hash, ''));
  useHomeRedirect(who === null);
  const shownSection = section.name === 'set-password' ? 'safe' : section.name;
  const currentLink = useRef<HTMLAnchorElement>(null);
  // On phones the sections are a scrolling bar: keep the current one in view. On wide screens nothing scrolls.
  useEffect(() => {
    const bar = currentLink.current?.closest('nav');
    if (bar && currentLink.current)
      bar.scrollLeft = currentLink.current.offsetLeft - (bar.clientWidth - currentLink.current.offsetWidth) / 2;
  }, [shownSection]);

  return (
    <div className="wrap page usercentre ui">
      <div className="stack usercentre-side">
        <header className="usercentre-me">
          <AvatarPicture src={member?.avatar ?? null} name={member?.username ?? ''} />
          <h1>
            {text('usercentre.title')}
            <small>{member?.username ?? ' '}</small>
          </h1>
        </header>
        <nav aria-label={text('usercentre.title')}>
          <ul className="bare">
            {sections.map(({ name, hash, key, group }, at) => (
              <li
                key={name}
                data-group={group && group !== sections[at - 1]?.group ? text(`usercentre.group.${group}`) : undefined}
              >
                <a
                  href={hash}
                  aria-current={name === shownSection ? 'page' : undefined}
                  ref={name === shownSection ? currentLink : undefined}
                >
                  {text(key)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="usercentre-main" aria-busy={!member}>
        {member ? (
          <Sections member={member} section={section} />
        ) : (
          <p role="status" className="hint">
            {text(isHere && who === null ? 'usercentre.signedOut' : 'usercentre.asking')}
          </p>
        )}
      </div>
    </div>
  );
}

const Favourites = lazy(async () => ({
  default: (await import('../social/face/favourites-section.tsx')).FavouritesSection,
}));
const Watched = lazy(async () => ({ default: (await import('../social/face/watched-section.tsx')).WatchedSection }));

/** The profile stays mounted while other sections are shown, so that unsaved input is not lost. */
function Sections({ member, section }: { member: UserInfo; section: ReturnType<typeof readSection> }) {
  return (
    <>
      <div hidden={section.name !== 'profile'}>
        <ProfileSection member={member} />
      </div>
      {section.name === 'start' && <Start member={member} />}
      {section.name === 'contributions' && <Contributions />}
      {section.name === 'safe' && <SecuritySection member={member} />}
      {section.name === 'set-password' && <PasswordSection member={member} />}
      {section.name === 'content' && <MyContent query={section.query} />}
      <Suspense>
        {section.name === 'mapscripts' && <MyMapScripts />}
        {section.name === 'tours' && <MyTours />}
        {section.name === 'uploads' && <MyUploads query={section.query} />}
        {section.name === 'favourites' && <Favourites query={section.query} />}
        {section.name === 'watched' && <Watched page={section.page} />}
      </Suspense>
      {section.name === 'special' && (
        <Suspense>
          <OwnGroups list={section.list} page={section.page} href={specialHash} />
        </Suspense>
      )}
      {section.name === 'messages' && <MessageCentre type={section.type} page={section.page} />}
      {section.name === 'message-settings' && <MessageSettings member={member} />}
    </>
  );
}

/** Redirects signed-out readers (X01) to `/` after a second (P04), unless a sign-in dialog is open. */
function useHomeRedirect(out: boolean) {
  useEffect(() => {
    if (!out) return;
    const leave = setInterval(() => {
      if (!document.querySelector('dialog[open]')) location.assign('/');
    }, limits.reloadDelayMs);
    return () => clearInterval(leave);
  }, [out]);
}
