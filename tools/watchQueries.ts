import {watch} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

const QUIET_MS = 300;

/** The queries of a source file, as the types are generated from them. */
function queriesOf(source: string): string {
  return (source.match(/`#graphql[^`]*`/g) ?? []).join('\n');
}

/**
 * Calls `generate` when the queries in some folders have changed, once for changes that come together and never twice at a
 * time. Other changes of the same files are left alone.
 */
export function watchQueries(folders: readonly string[], generate: () => Promise<void>): {close(): void} {
  const known = new Map<string, string>();
  const touched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  async function hasChanged(file: string): Promise<boolean> {
    const queries = queriesOf(await readFile(file, 'utf8').catch(() => ''));
    const before = known.get(file);
    known.set(file, queries);
    return before === undefined ? queries !== '' : queries !== before;
  }

  async function look(): Promise<void> {
    const changes = await Promise.all([...touched].map(hasChanged));
    touched.clear();
    if (changes.includes(true)) await generate();
  }

  const watchers = folders.map((folder) =>
    watch(folder, {recursive: true}, (_, name) => {
      if (!name || !/\.tsx?$/.test(name)) return;
      touched.add(path.join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(() => (work = work.then(look)), QUIET_MS);
    }),
  );
  for (const watcher of watchers) {
    watcher.on('error', ({message}) => console.error(`The queries are no longer watched: ${message}`));
  }
  return {
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
