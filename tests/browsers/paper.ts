import {execFile} from 'node:child_process';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {adminEnv, storefrontEnv} from 'demo-store/env';
import {placeOrder} from 'demo-store/testing/order';
import {extractImages, extractText, getDocumentProxy} from 'unpdf';
import type {FamilyName} from 'joinery/families/families';
import {root} from '../../tools/build';
import type {Site} from '../../tools/site';
import {Shopper} from '../support/shopper';

/** A piece of each family: its product, and what is chosen of it. */
const pieces: Record<FamilyName, [handle: string, choice: string]> = {
  board: ['tischplatte-nach-mass', 'length=200&width=90&color=%23b98a56'],
  desk: ['schreibtisch-nach-mass', 'length=160&width=80&color=%23b98a56'],
  table: ['konfigurator-tisch', 'length=200&width=90&color=%23b98a56'],
  bench: ['sitzbank-nach-mass', 'length=160&width=40&color=%23b98a56'],
  shelf: ['custom-shelf', 'length=120&width=30&color=%23b98a56'],
  wardrobe: ['individueller-schrank', 'length=300&width=65&color=%23b98a56'],
  sideboard: ['sideboard-nach-mass', 'length=180&width=45&color=%23b98a56&front=drawers&base=legs'],
  planter: ['kliv', 'width=500&height=300&color=%23f1ede1&environment=outdoor'],
};

/** Orders a piece of each family, and returns the addresses of their sheets by family. */
export async function orderPieces(site: Site): Promise<[family: string, sheet: string][]> {
  const shopper = new Shopper(site);
  for (const [handle, choice] of Object.values(pieces)) await shopper.add(handle, choice);
  const {location} = await shopper.post('/cart', {intent: 'checkout'});
  await placeOrder(location);
  const attributes = (await site.control.orders()).flatMap(({lines}) => lines.flatMap((line) => line.attributes));
  return Object.entries(pieces).map(([family, [handle]]) => [
    family,
    attributes.find(({value}) => value.includes(`/sheet/${handle}/`))?.value ?? '',
  ]);
}

/** Writes the sheets of all orders into a file, and returns its address. */
export async function writeOrderSheets(site: Site): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'sheets-')), 'orders.html');
  const {PATH = '', HOME = ''} = process.env;
  const env = {PATH, HOME, ...storefrontEnv(site.storeUrl), ...adminEnv, PUBLIC_SITE_URL: site.url};
  const command = path.join(root, 'tools/commands/run.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', command, 'orders:sheets', '--output', file], {env});
  return pathToFileURL(file).href;
}

/** Text and number of pictures of each page of a PDF. */
export async function readPdf(data: Uint8Array): Promise<{text: string; pictures: number}[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(data), {verbosity: 0});
  const {text} = await extractText(pdf);
  const pages = text.map(async (page, index) => {
    const pictures = await extractImages(pdf, index + 1);
    return {text: page.replace(/\s+/g, ' ').trim(), pictures: pictures.length};
  });
  return Promise.all(pages);
}
