/** Side in pixels of the square at which pictures are compared (likeness/describe.ts). */
const sidePx = 64;

/** 64 × 64 pixels of a picture as this browser decodes it, three bytes each, and a small preview. */
export async function readPixels(file: Blob): Promise<{ base64: string; preview: string }> {
  const image = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sidePx;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, sidePx, sidePx);
  context.drawImage(image, 0, 0, sidePx, sidePx);
  image.close();
  const { data } = context.getImageData(0, 0, sidePx, sidePx);
  let bytes = '';
  for (let at = 0; at < data.length; at += 4) bytes += String.fromCharCode(data[at]!, data[at + 1]!, data[at + 2]!);
  return { base64: btoa(bytes), preview: canvas.toDataURL('image/png') };
}
