import cacache from 'cacache';

/**
 * Caches the result of some work in a folder. Several processes may use one folder at once. Without a folder, or where
 * nothing can be written, the work is done each time.
 */
export async function cacheOnDisk(
  folder: string | undefined,
  key: string,
  work: () => Promise<Buffer>,
): Promise<Buffer> {
  if (!folder) return work();
  const cached = await cacache.get(folder, key).catch(() => undefined);
  if (cached) return cached.data;
  const result = await work();
  await cacache.put(folder, key, result).catch(() => undefined);
  return result;
}
