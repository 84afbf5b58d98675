/** Content of a push message. */
export interface PushedChange {
  title: string;
  body: string;
  /** A language tag. */
  language: string;
  /** Target of the notification: a path of this site. */
  href: string;
  /** A shown notification with the same tag is replaced. */
  tag: string;
}
