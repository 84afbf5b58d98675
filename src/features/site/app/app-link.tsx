import { useText } from '../../../kit/reader.tsx';

/** The way to the app; a pointer over it, or the focus, shows a code to scan. Source: spec §1 "app-download hover". */
export function AppLink() {
  const text = useText();
  return (
    <div className="app-link">
      <a href="/download">{text('site.app')}</a>
      <div className="app-scan">
        {/* Lazy and not displayed: it is loaded when somebody wants to see it. */}
        <img src="/app/scan.svg" width="168" height="168" loading="lazy" alt={text('site.appCode')} />
        <p>{text('site.appScan')}</p>
      </div>
    </div>
  );
}
