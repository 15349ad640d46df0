import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {tags} from '../document';

/** Size of a file of the build when gzipped, in bytes. */
export async function gzipSize(file: string): Promise<number> {
  return gzipSync(await readFile(file)).byteLength;
}

async function total(build: string, assets: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...assets].map((asset) => gzipSize(path.join(build, 'client', asset))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Scripts and style sheets that a document needs before anything is clicked, in bytes, gzipped. */
export async function firstLoad(build: string, html: string): Promise<{js: number; css: number; scripts: Set<string>}> {
  const links = tags(html, 'link');
  const hrefs = (rel: string) => links.filter((link) => link.rel === rel).flatMap(({href}) => local(href));
  const named = [
    ...tags(html, 'script').flatMap(({src}) => local(src)),
    ...hrefs('modulepreload'),
    ...[...html.matchAll(/import[^"';]*["'](\/assets\/[^"']+\.js)["']/g)].flatMap(([, file]) => local(file)),
  ];
  const scripts = new Set<string>();
  for (const script of named) await addWithImports(build, script, scripts);
  return {scripts, js: await total(build, scripts), css: await total(build, new Set(hrefs('stylesheet')))};
}

function local(href: string | undefined): string[] {
  return href?.startsWith('/assets/') ? [href] : [];
}

/** A script and its static imports. Dynamic imports load later and don't count. */
async function addWithImports(build: string, script: string, found: Set<string>): Promise<void> {
  if (found.has(script)) return;
  found.add(script);
  const code = await readFile(path.join(build, 'client', script), 'utf8');
  for (const [, file = ''] of code.matchAll(/(?:^|[;}\s])(?:import|export)\b[^"'();]*["'](\.\/[^"']+\.js)["']/g)) {
    await addWithImports(build, path.posix.join(path.posix.dirname(script), file), found);
  }
}
