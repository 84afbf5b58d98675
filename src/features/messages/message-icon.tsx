import type { Message } from './contract.ts';

/** Paths on a 32 by 32 grid (K08). */
const paths: Record<Message['icon'], string> = {
  account: 'M16 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M8 24c.8-3.6 4-5.6 8-5.6s7.2 2 8 5.6',
  shield: 'M16 7l8 3v6c0 5-3.5 8-8 9.5C11.5 24 8 21 8 16v-6zM12.5 16l2.5 2.5 4.5-5',
  audit: 'M11 7h10v18H11zM14 12h4M14 16h4M14 20h2',
  featured: 'M16 7l2.6 5.6 6 .7-4.5 4.2 1.2 6L16 20.5l-5.3 3 1.2-6-4.5-4.2 6-.7z',
  favor: 'M10.5 7h11v18L16 20.5 10.5 25z',
  like: 'M16 24.5S7.5 19.5 7.5 13.5a4.3 4.3 0 0 1 8.5-1.3 4.3 4.3 0 0 1 8.5 1.3c0 6-8.5 11-8.5 11z',
  comment: 'M7.5 9h17v12h-9l-4 4v-4h-4z',
};

export const MessageIcon = ({ icon }: { icon: Message['icon'] }) => (
  <svg
    className="message-icon"
    data-icon={icon}
    viewBox="0 0 32 32"
    width="32"
    height="32"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[icon]} />
  </svg>
);
