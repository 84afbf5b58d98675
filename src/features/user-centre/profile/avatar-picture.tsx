import * as limits from '../../../rules/limits.ts';

const size = limits.avatar.shownPx;

/** A member's avatar; without one, the first letter of the name. */
export function AvatarPicture({ src, name }: { src: string | null; name: string }) {
  return src ? (
    <img className="avatar" src={src} width={size} height={size} alt="" />
  ) : (
    <span className="avatar rubbing" aria-hidden="true">
      {[...name][0]?.toUpperCase() ?? ''}
    </span>
  );
}
