import {withoutLanguage} from '~/i18n/language';

/** The project after the one that the path shows, the first one after the last; elsewhere the first. Never the shown one. */
export function nextProject<P extends {handle: string}>(projects: P[], pathname: string): P | undefined {
  const handle = /^\/projects\/([^/]+)\/?$/.exec(withoutLanguage(pathname))?.[1];
  const shown = projects.findIndex((project) => project.handle === handle);
  const next = projects[(shown + 1) % projects.length];
  return next?.handle === handle ? undefined : next;
}
