const seal = (corner: number, margin: number) => {
  const scale = (32 - 2 * margin) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="#a52a1c"/><path transform="translate(${margin} ${margin}) scale(${scale})" d="M6 8h20M15 8C13 15 10 19 6 22M12 17h12v9H12z" fill="none" stroke="#faf7f0" stroke-width="2.6"/></svg>`;
};

/** The seal 石 (stone), icon of browser tabs and of the app. */
export const icon = seal(3, 0);
/** The icon with a margin, for systems that crop icons to their own shape. */
const maskableIcon = seal(0, 5);

/** The PNG icons that systems require: the build draws them (vite.config.ts). */
export const pngIcons = [
  { name: 'icon-180.png', px: 180, svg: maskableIcon },
  { name: 'icon-192.png', px: 192, svg: icon },
  { name: 'icon-512.png', px: 512, svg: icon },
  { name: 'icon-maskable-512.png', px: 512, svg: maskableIcon },
] as const;
