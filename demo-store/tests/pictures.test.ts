import {mkdtemp, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {StoreContent} from '../model';
import {startDemoStore, type DemoStore} from '../server';
import {fixture} from '../testing/fixture';

let folder = '';
let store: DemoStore | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-store-'));
  const picture = join(folder, 'real.png');
  const zip = join(folder, 'press.zip');
  const left = {create: {width: 400, height: 600, channels: 3 as const, background: '#f00'}};
  await sharp({create: {width: 800, height: 600, channels: 3, background: '#00f'}})
    .composite([{input: await sharp(left).png().toBuffer(), left: 0, top: 0}])
    .png()
    .toFile(picture);
  await writeFile(zip, 'PK');
  const content: StoreContent = {
    ...fixture,
    folders: {pictures: folder, files: folder},
    pictures: [...fixture.pictures, {name: 'echt', file: 'real.png', width: 800, height: 600, alt: {DE: '', EN: ''}}],
    files: [...fixture.files, {name: 'real.zip', file: 'press.zip', mimeType: 'application/zip'}],
  };
  store = await startDemoStore({port: 0, content});
});

afterAll(async () => {
  await store?.close();
  await rm(folder, {recursive: true});
});

async function load(name: string, query = '', headers = {}) {
  const response = await fetch(`${store?.url}/s/files/1/1000/0000/0001/files/${name}${query}`, {headers});
  return {response, body: Buffer.from(await response.arrayBuffer())};
}

async function sizeOf(query: string, name = 'echt.webp') {
  const {body} = await load(name, query);
  const {width, height} = await sharp(body).metadata();
  return [width, height];
}

describe('a picture of the demo store', () => {
  test.each([
    ['in full size', '', [800, 600]],
    ['scaled to a width', '?width=400', [400, 300]],
    ['scaled to a height', '?height=150', [200, 150]],
    ['scaled into a box', '?width=400&height=150', [200, 150]],
    ['cropped', '?width=200&height=200&crop=center', [200, 200]],
    ['in full size for a larger width', '?width=4000', [800, 600]],
    ['cropped to the ratio of a larger size', '?width=1200&height=1200&crop=center', [600, 600]],
    ['uncropped with only one side', '?width=400&crop=center', [400, 300]],
    ['in full size for invalid numbers', '?width=abc&height=-5', [800, 600]],
    ['in full size for an enormous width', '?width=999999', [800, 600]],
    ['uncropped with an unknown crop', '?width=200&height=200&crop=middle', [200, 150]],
  ])('is sent %s', async (_, query, size) => {
    expect(await sizeOf(query)).toEqual(size);
  });

  test.each([
    ['left', 255],
    ['right', 0],
  ])('is cut from the %s', async (crop, red) => {
    const {body} = await load('echt.webp', `?width=300&height=600&crop=${crop}&format=png`);
    const {channels} = await sharp(body).stats();
    expect(channels[0]?.mean).toBeCloseTo(red, 0);
  });

  test.each([
    ['WebP unless asked otherwise', '', {accept: 'image/avif,image/webp,*/*'}, 'image/webp'],
    ['AVIF', '&format=avif', {}, 'image/avif'],
    ['JPEG', '&format=jpg', {}, 'image/jpeg'],
    ['PNG', '&format=png', {}, 'image/png'],
    ['WebP for an unknown format', '&format=tiff', {}, 'image/webp'],
    ['JPEG for a client that can’t show WebP', '', {accept: 'image/png,image/jpeg'}, 'image/jpeg'],
  ])('is %s', async (_, query, headers, type) => {
    const {response, body} = await load('echt.webp', `?width=80${query}`, headers);
    expect(response.headers.get('content-type')).toBe(type);
    const {format} = await sharp(body).metadata();
    expect(type).toBe(`image/${format === 'heif' ? 'avif' : format}`);
  });

  test('is kept by the browser for a year', async () => {
    const {response} = await load('echt.webp', '?width=100');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await load('echt.webp', '?width=100', {'if-none-match': response.headers.get('etag')});
    expect(again.response.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('is made once when several ask for it at the same time', async () => {
    const all = await Promise.all(Array.from({length: 20}, () => load('echt.webp', '?width=333')));
    expect(new Set(all.map(({response}) => response.headers.get('etag'))).size).toBe(1);
  });

  test('whose file is missing is replaced by a plain one of the right size', async () => {
    const {response, body} = await load('a.webp', '?width=200&height=100&crop=top');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const {width, height} = await sharp(body).metadata();
    expect([width, height]).toEqual([200, 100]);
  });

  test.each(['nichts.webp', '..%2f..%2fpackage.json', '%2e%2e%2fmodel.ts'])('%s does not exist', async (name) => {
    expect((await load(name)).response.status).toBe(404);
  });
});

describe('a file of the demo store', () => {
  test('is sent unchanged', async () => {
    const {response, body} = await load('real.zip');
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(body.toString()).toBe('PK');
  });

  test('that is missing does not exist', async () => {
    expect((await load('presse.zip')).response.status).toBe(404);
  });
});

describe('the folder in which the demo store keeps pictures in other sizes', () => {
  const file = () => join(folder, 'drawn.png');
  async function draw(color: string, changed: string) {
    await sharp({create: {width: 40, height: 20, channels: 3, background: color}})
      .png()
      .toFile(file());
    await utimes(file(), new Date(changed), new Date(changed));
  }

  /** The colour in which a store that has just started shows the picture. */
  async function colorOf(renditions: string) {
    const pictures = [{name: 'drawn', file: 'drawn.png', width: 40, height: 20, alt: {DE: '', EN: ''}}];
    const content: StoreContent = {...fixture, folders: {pictures: folder, files: folder, renditions}, pictures};
    const started = await startDemoStore({port: 0, content});
    const response = await fetch(`${started.url}/s/files/1/1000/0000/0001/files/drawn.webp?width=20&format=png`);
    const {data} = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({resolveWithObject: true});
    await started.close();
    return [...data.subarray(0, 3)];
  }

  test('saves making them again at the next start', async () => {
    await draw('#f00', '2026-11-01');
    const {size} = await stat(file());
    expect(await colorOf(join(folder, 'kept'))).toEqual([255, 0, 0]);
    await writeFile(file(), Buffer.alloc(size));
    await utimes(file(), new Date('2026-11-01'), new Date('2026-11-01'));
    expect(await colorOf(join(folder, 'kept'))).toEqual([255, 0, 0]);
  });

  test('never returns the old picture after a new one has replaced it', async () => {
    await draw('#f00', '2026-11-01');
    await colorOf(join(folder, 'replaced'));
    await draw('#00f', '2026-11-02');
    expect(await colorOf(join(folder, 'replaced'))).toEqual([0, 0, 255]);
  });

  test('is not needed: pictures are sent even if nothing can be stored', async () => {
    await draw('#f00', '2026-11-01');
    expect(await colorOf(file())).toEqual([255, 0, 0]);
  });
});
