import { useText } from '../../kit/reader.tsx';

/** The bar at the foot of a kiosk page; its script shows it, and sets the address of the first page (kiosk.ts). */
export function KioskBar() {
  const text = useText();
  return (
    <nav className="row kiosk-bar ui" aria-label={text('site.menu')} hidden>
      <a className="button" href="/">
        {text('site.kioskStart')}
      </a>
      <p className="kiosk-invitation">{text('site.kioskTouch')}</p>
    </nav>
  );
}
