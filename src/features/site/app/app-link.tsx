import { useText } from '../../../kit/reader.tsx';

/** A link to the app; hovering or focusing it shows a QR code. Source: spec §1 "app-download hover". */
export function AppLink() {
  const text = useText();
  return (
    <div className="app-link">
      <a href="/download">{text('site.app')}</a>
      <div className="popup app-scan">
        {/* Lazy and not displayed, so it is loaded only when it is shown. */}
        <img
          className="full-image"
          src="/app/scan.svg"
          width="168"
          height="168"
          loading="lazy"
          alt={text('site.appCode')}
        />
        <p>{text('site.appScan')}</p>
      </div>
    </div>
  );
}
