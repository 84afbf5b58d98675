interface CanvasPicture {
  id: string;
  /** By language, in the form of the Presentation API (§4.4). */
  label: Record<string, string[]>;
  width: number;
  height: number;
  /** The picture resource. */
  body: object;
}

/** A canvas with a single picture of its full size. Source: IIIF Presentation API 3.0 §5.3. */
export const canvasOf = ({ id, label, width, height, body }: CanvasPicture) => ({
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
