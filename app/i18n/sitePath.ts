/**
 * A path of this site, made from what a request asked for: it begins with one slash. With two, or with a backslash, a
 * browser would read a host name and leave the site
 * (rule 1.11).
 */
export function sitePath(path: string): string {
  return path.replace(/^[/\\]*/, '/');
}
