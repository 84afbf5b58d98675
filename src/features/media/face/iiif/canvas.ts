interface Painted {
  id: string;
  /** By language, as the Presentation API writes it (§4.4). */
  label: Record<string, string[]>;
  width: number;
  height: number;
  /** The picture. */
  body: object;
}

/** A canvas that one picture covers. Source: IIIF Presentation API 3.0 §5.3. */
export const canvasOf = ({ id, label, width, height, body }: Painted) => ({
  id,
  type: 'Canvas',
  label,
  width,
  height,
  items: [
    {
      id: `${id}/page`,
      type: 'AnnotationPage',
      items: [{ id: `${id}/image`, type: 'Annotation', motivation: 'painting', body, target: id }],
    },
  ],
});
