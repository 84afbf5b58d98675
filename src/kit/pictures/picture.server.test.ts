import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as limits from '../../rules/limits.ts';
import { decodePicture, stopDecoders } from './picture.server.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0099cc' } });
const decode = (picture: Uint8Array) => decodePicture(picture, { fit: 'inside', width: 640, height: 640, widths: [] });
const refused = (megapixels: number, maxMegapixels: number) => ({
  errorName: 'pictureLarge',
  details: { megapixels, most: maxMegapixels },
});

/** A small picture whose header says that it is large: the size is checked before decoding. */
async function claiming(width: number, height: number, picture: Promise<Buffer>): Promise<Buffer> {
  const bytes = await picture;
  const put = {
    16: (value: number, at: number) => bytes.writeUInt16BE(value, at),
    32: (value: number, at: number) => bytes.writeUInt32BE(value, at),
  };
  const [bits, first, second, at] =
    bytes[0] === 0xff
      ? ([16, height, width, bytes.indexOf(Buffer.from([0xff, 0xc2, 0, 17])) + 5] as const)
      : bytes[0] === 0x89
        ? ([32, width, height, 16] as const)
        : ([32, width, height, bytes.indexOf('ispe') + 8] as const);
  put[bits](first, at);
  put[bits](second, at + bits / 8);
  if (bytes[0] === 0x89) bytes.writeUInt32BE(crcOf(bytes.subarray(12, 29)), 29);
  return bytes;
}
function crcOf(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** The decoder processes of a parent, with their peak memory in bytes. */
function decoders(parent = process.pid): { pid: number; peak: number }[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean);
  return children.flatMap((pid) => {
    const [, peak] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-decoder')
      ? [{ pid: Number(pid), peak: Number(peak) * 1024 }]
      : [];
  });
}
const onLinux = process.platform === 'linux';

test('security H5 a picture’s memory need is known from its header: by format, and more if interlaced or with 16 bits', async () => {
  const small = plain(64, 64);
  await expect(decode(await claiming(4100, 4000, small.clone().avif().toBuffer()))).rejects.toMatchObject(
    refused(17, 16),
  );
  await expect(decode(await claiming(60_000, 60_000, small.clone().png().toBuffer()))).rejects.toMatchObject(
    refused(3600, 64),
  );
  await expect(
    decode(await claiming(4100, 4000, small.clone().toColourspace('rgb16').png({ progressive: true }).toBuffer())),
  ).rejects.toMatchObject(refused(17, 16));
  await expect(
    decode(await claiming(7800, 7800, small.clone().jpeg({ progressive: true }).toBuffer())),
  ).rejects.toMatchObject(refused(61, 60));
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
  for (const sizeAt of [6, 8, 24, 26]) gif.writeUInt16LE(20_000, sizeAt); // of the screen, and of its one frame
  await expect(decode(gif)).rejects.toMatchObject(refused(400, 32));
  if (onLinux) for (const { peak } of decoders()) expect(peak).toBeLessThan(limits.decoding.bytes / 2);
});

test('a transparent picture is shown on white, by day and by night', async () => {
  const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } });
  const { files } = await decode(await clear.png().toBuffer());
  const { data, info } = await sharp(files.get(8)).raw().toBuffer({ resolveWithObject: true });
  expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 255, 255, 255]);
});

test('security H5 of eight large pictures two decode at a time, others wait, more are refused; passwords are checked meanwhile', async () => {
  const avif = await plain(2400, 2400).avif({ effort: 0, quality: 20 }).toBuffer(),
    password = await hash('shiji130chapters');
  const order: string[] = [];
  const decoded = Array.from({ length: 8 }, () => decode(avif).then(() => order.push('picture')));
  for (let time = 0; time < 3; time++) await verify(password, 'shiji130chapters');
  order.push('password');
  if (onLinux) expect(decoders()).toHaveLength(limits.decoding.atOnce);
  const png = await plain(300, 300).png().toBuffer();
  const small = Array.from({ length: limits.decoding.atOnce + limits.decoding.waiting }, () =>
    decode(png).then(
      () => 'made',
      (error: { errorName: string }) => error.errorName,
    ),
  );
  await Promise.all(decoded);
  expect(order.indexOf('password')).toBeLessThan(5); // behind decoders in the same thread pool it came last
  expect(new Set(await Promise.all(small))).toEqual(new Set(['made', 'tryLater']));
  if (onLinux) for (const { peak } of decoders()) expect(peak).toBeLessThan(limits.decoding.bytes + 200 * 1024 * 1024);
});

test.runIf(onLinux)(
  'security H5 a decoder that dies loses one picture, another replaces it, and none outlives its work',
  async () => {
    const avif = await plain(2000, 2000).avif({ effort: 0, quality: 20 }).toBuffer(),
      png = await plain(300, 300).png().toBuffer();
    stopDecoders();
    await expect.poll(() => decoders()).toEqual([]);
    await decode(png); // the first one is running
    const dying = decode(avif);
    process.kill(decoders()[0]!.pid, 'SIGKILL');
    await expect(dying).rejects.toMatchObject({ errorName: 'pictureUnreadable' });
    await expect(decode(png)).resolves.toMatchObject({ width: 300 });
    stopDecoders();
    await expect.poll(() => decoders()).toEqual([]);
  },
);

test.runIf(onLinux)('security H5 a decoder has a memory limit, and cannot see the settings', async () => {
  await decode(await plain(300, 300).png().toBuffer());
  const [{ pid } = { pid: 0 }] = decoders();
  const [, maxDataSize] = /^Max data size\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/limits`, 'utf8')) ?? [];
  const [, used] = /^VmData:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  expect(Number(maxDataSize) - Number(used) * 1024).toBeLessThanOrEqual(limits.decoding.bytes);
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('HOME=');
});

test.runIf(onLinux)('security H5 no decoder outlives its parent process, and none keeps it from ending', async () => {
  const png = await plain(300, 300).png().toBuffer();
  const script = `
    const { decodePicture } = await import('./src/kit/pictures/picture.server.ts');
    await decodePicture(Buffer.from('${png.toString('base64')}', 'base64'), { fit: 'cover', width: 9, height: 9, widths: [] });
    const [child] = process.getBuiltinModule('fs').readFileSync('/proc/' + process.pid + '/task/' + process.pid + '/children', 'utf8').split(' ');
    console.log(child);`;
  const run = async (rest: string) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script + rest], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(parent, 'exit');
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
    return { parent, ended, decoder: `/proc/${Number(String(pid))}` };
  };
  const finishedRun = await run('');
  expect(await finishedRun.ended).toEqual([0, null]);
  await expect.poll(() => existsSync(finishedRun.decoder)).toBe(false);
  const killed = await run('setInterval(() => {}, 1000);');
  killed.parent.kill('SIGKILL');
  await expect.poll(() => existsSync(killed.decoder)).toBe(false);
});
