import {cp, mkdir, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../../tools/build';
import type {Mutant} from './mutant';

/** The folder of a copy of the project. Rules are broken only in this copy, never in the project itself. */
export const copyFolder = path.join(root, '.cache/mutants');

const excludedNames = ['.cache', '.env', '.git', '.shopify', 'dist', 'node_modules'];

/** Makes a new copy. Its packages are links, except the demo store, which is a part of the project and is copied. */
export async function makeCopy(): Promise<void> {
  await rm(copyFolder, {recursive: true, force: true});
  await mkdir(path.join(copyFolder, 'node_modules'), {recursive: true});
  for (const name of await readdir(root)) {
    if (excludedNames.includes(name)) continue;
    const filter = (file: string) => path.basename(file) !== 'node_modules';
    await cp(path.join(root, name), path.join(copyFolder, name), {recursive: true, filter});
  }
  await symlink(path.join(root, 'demo-store/node_modules'), path.join(copyFolder, 'demo-store/node_modules'));
  await symlink('../demo-store', path.join(copyFolder, 'node_modules/demo-store'));
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    // Vite's caches about a project are in `node_modules`, too. The copy must not share them.
    if (name === 'demo-store' || name.startsWith('.vite')) continue;
    await symlink(path.join(root, 'node_modules', name), path.join(copyFolder, 'node_modules', name));
  }
}

/** Breaks a rule in the copy while `work` runs. */
export async function withMutation<Result>(
  {file, find, replace}: Mutant,
  work: () => Promise<Result>,
): Promise<Result> {
  const target = path.join(copyFolder, file);
  const source = await readFile(target, 'utf8');
  await writeFile(
    target,
    source.replace(find, () => replace),
  );
  try {
    return await work();
  } finally {
    await writeFile(target, source);
  }
}
