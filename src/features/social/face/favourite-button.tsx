import { Island } from '../../../kit/islands/island.tsx';
import { useReader } from '../../../kit/reader.tsx';
import { formatShortCount } from '../../../rules/text/short-count.ts';
import { Glyph } from './glyph.tsx';
import { toggleFavour, useSocialState, type Subject } from './state.ts';
import './social.css';

/** A favourite button next to a title; its code loads on touch, so that reading a page costs nothing. */
export const FavouriteButton = (props: Subject) => (
  <Island name="favourite" of={FavouriteAction} props={props} wake="touch" />
);

export function FavouriteAction(subject: Subject) {
  const { language, t } = useReader();
  const { kept: isFavourite = false, favourites = 0 } = useSocialState(subject) ?? {};
  return (
    <button
      type="button"
      className="social-act favourite-button ui no-print"
      aria-pressed={isFavourite}
      onClick={() => void toggleFavour(subject, !isFavourite)}
    >
      <Glyph of="favour" filled={isFavourite} /> {t('social.favour')}{' '}
      {favourites > 0 && <span className="tabular">{formatShortCount(favourites, language)}</span>}
    </button>
  );
}
