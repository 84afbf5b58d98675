const paths = {
  like: 'M12 20.3 4.4 12.6a4.7 4.7 0 0 1 6.6-6.6l1 1 1-1a4.7 4.7 0 0 1 6.6 6.6z',
  favour: 'M6 3.5h12v17l-6-4.4-6 4.4z',
  comment: 'M4 4.5h16v11.5h-8.5L7 20v-4H4z',
  watch: 'M3 12s3.3-5.8 9-5.8S21 12 21 12s-3.3 5.8-9 5.8S3 12 3 12zm9 2.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
  share: 'M12 15.5v-12m0 0L7.8 7.7M12 3.5l4.2 4.2M5.5 12v8.5h13V12',
} as const;

/** The icon of an action; filled when active. */
export const Glyph = ({ of, filled = false }: { of: keyof typeof paths; filled?: boolean }) => (
  <svg className="social-glyph" viewBox="0 0 24 24" aria-hidden="true" data-filled={filled || undefined}>
    <path d={paths[of]} />
  </svg>
);
