import {cp, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build, isFresh, root, sources} from '../../tools/build';
import {withLock} from '../../tools/lock';

const folder = path.join(root, '.cache/nextBuild');
const otherFiles = ['tools', 'package.json', 'tsconfig.json', 'env.d.ts', 'storefrontapi.generated.d.ts'];

/** What the skip link of the next build says. */
export const nextSkipText = 'Direkt zum Inhalt springen';

/**
 * The folder of a second production build, of the same sources with another text that every page contains: almost all of its files have
 * other names, as after a deployment. To save time the code isn't minified.
 */
export async function ensureNextBuild(): Promise<string> {
  const output = path.join(folder, 'dist');
  await withLock(path.join(root, '.cache/buildingNext'), async () => {
    if (await isFresh(path.join(output, 'server/index.js'))) return;
    await rm(folder, {recursive: true, force: true});
    for (const name of [...sources, ...otherFiles])
      await cp(path.join(root, name), path.join(folder, name), {recursive: true});
    await replaceIn('app/chrome/messages.ts', 'Zum Inhalt springen', nextSkipText);
    await replaceIn('vite.config.ts', "minify: 'terser'", 'minify: false');
    const shopify = path.join(root, 'node_modules/.bin/shopify');
    await build(folder, shopify, [
      'hydrogen',
      'build',
      '--disable-route-warning',
      '--no-sourcemap',
      '--no-bundle-stats',
    ]);
  });
  return output;
}

async function replaceIn(name: string, text: string, replacement: string): Promise<void> {
  const file = path.join(folder, name);
  const content = await readFile(file, 'utf8');
  if (!content.includes(text)) throw new Error(`${name} has no "${text}".`);
  await writeFile(file, content.replace(text, replacement));
}
