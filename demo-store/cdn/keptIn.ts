import cacache from 'cacache';

/**
 * The result of some work, kept in a folder that outlives the process; several stores may use one folder at once. Without a folder,
 * or where nothing can be written, the work is done each time.
 */
export async function keptIn(folder: string | undefined, key: string, work: () => Promise<Buffer>): Promise<Buffer> {
  if (!folder) return work();
  const kept = await cacache.get(folder, key).catch(() => undefined);
  if (kept) return kept.data;
  const result = await work();
  await cacache.put(folder, key, result).catch(() => undefined);
  return result;
}
