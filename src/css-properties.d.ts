import 'react';

declare module 'react' {
  /** Custom properties may stand in `style`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number;
  }
}
