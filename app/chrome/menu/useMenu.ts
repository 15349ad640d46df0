import {useEffect, useRef} from 'react';
import {usePanels} from '~/ui/panels';
import {nextFocus} from './keyboard';

const isShown = (menu: HTMLElement) => menu.matches(':popover-open');

/**
 * Joins the menu's popover, which opens and closes without any script, to the panels: the cart closes it, so does a
 * navigation. Adds the keys of the specification and keeps the sheet under the header.
 */
export function useMenu() {
  const menuRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const panels = usePanels();
  const latest = useRef(panels);

  useEffect(() => {
    latest.current = panels;
    const menu = menuRef.current;
    if (menu && panels.open !== 'menu' && isShown(menu)) menu.hidePopover();
  }, [panels]);

  useEffect(() => {
    const menu = menuRef.current;
    const toggle = toggleRef.current;
    const header = menu?.closest('header');
    if (!menu || !toggle || !header) return;

    const place = () => {
      const top = header.offsetTop - window.scrollY + header.offsetHeight;
      menu.style.setProperty('--menu-top', `${top}px`);
    };
    const report = () => {
      if (isShown(menu)) latest.current.show('menu');
      else if (latest.current.open === 'menu') latest.current.close();
    };
    const followScroll = () => isShown(menu) && place();
    const leave = ({relatedTarget: to}: FocusEvent) => {
      if (to instanceof Node && !menu.contains(to) && to !== toggle) menu.hidePopover();
    };
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.key === ' ' && target instanceof HTMLAnchorElement) {
        event.preventDefault();
        target.click();
        return;
      }
      const all = [...menu.querySelectorAll<HTMLElement>('a, button')];
      // Narrow screens leave some of it out.
      const items = all.filter((item) => item.getClientRects().length > 0);
      const next = nextFocus(event.key, items.indexOf(target), items.length);
      if (next === undefined || !isShown(menu)) return;
      event.preventDefault();
      items[next]?.focus();
    };

    const listeners = new AbortController();
    const {signal} = listeners;
    menu.addEventListener('beforetoggle', place, {signal});
    menu.addEventListener('toggle', report, {signal});
    menu.addEventListener('focusout', leave, {signal});
    menu.addEventListener('keydown', onKey, {signal});
    toggle.addEventListener('keydown', onKey, {signal});
    window.addEventListener('scroll', followScroll, {passive: true, signal});
    return () => listeners.abort();
  }, []);

  return {menuRef, toggleRef};
}
