/** A path of this site with query and hash that was asked for; `undefined` for anything else (rule 1.11). */
export function pathOnSite(wanted: string, {url}: Request): string | undefined {
  const {origin} = new URL(url);
  const target = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  return target?.origin === origin ? target.pathname + target.search + target.hash : undefined;
}
