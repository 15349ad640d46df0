import {withoutName} from './measuredUrl';

let watched = false;

/**
 * From now on the address bar names no sender of an enquiry: scripts of other companies read it at any time. `tell` hears each
 * new address before they do. Has to be called before they load, and does something at the first call only.
 */
export function watchAddress(tell: (url: string) => void): void {
  if (watched) return;
  watched = true;
  const hideName = () => {
    const {href} = location;
    const neutral = withoutName(href);
    if (neutral !== href) History.prototype.replaceState.call(history, history.state, '', neutral);
    tell(neutral);
  };
  hideName();
  for (const name of ['pushState', 'replaceState'] as const) {
    history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
      const neutral = withoutName(new URL(url ?? '', location.href).href);
      tell(neutral);
      History.prototype[name].call(history, state, unused, url && neutral);
    };
  }
  window.addEventListener('popstate', hideName, {capture: true});
}
