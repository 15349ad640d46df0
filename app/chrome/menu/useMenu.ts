import {useEffect, useRef} from 'react';
import {usePanels} from '~/ui/panels';
import {nextFocus} from './nextFocus';

const isOpen = (menu: HTMLElement) => menu.matches(':popover-open');

/**
 * Joins the menu to the panels (rule 4.1): the cart and a navigation close it. The menu is a popover, which opens and
 * closes without a script. Adds the menu's keys (rule 4.5) and keeps the sheet under the header.
 */
export function useMenu() {
  const menuRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const panels = usePanels();
  const latest = useRef(panels);

  useEffect(() => {
    latest.current = panels;
    const menu = menuRef.current;
    if (menu && panels.open !== 'menu' && isOpen(menu)) menu.hidePopover();
  }, [panels]);

  useEffect(() => {
    const menu = menuRef.current;
    const toggle = toggleRef.current;
    const header = menu?.closest('header');
    if (!menu || !toggle || !header) return;

    const placeBelowHeader = () => {
      const top = header.offsetTop - window.scrollY + header.offsetHeight;
      menu.style.setProperty('--menu-top', `${top}px`);
    };
    const onToggle = () => {
      if (isOpen(menu)) latest.current.show('menu');
      else if (latest.current.open === 'menu') latest.current.close();
    };
    const onScroll = () => isOpen(menu) && placeBelowHeader();
    const onFocusOut = ({relatedTarget: focused}: FocusEvent) => {
      if (focused instanceof Node && !menu.contains(focused) && focused !== toggle) menu.hidePopover();
    };
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      // The field keeps the keys that move in its line, and those that its suggestions know.
      const inField = target instanceof HTMLInputElement;
      if (event.defaultPrevented || (inField && !['ArrowDown', 'ArrowUp'].includes(event.key))) return;
      if (event.key === ' ' && target instanceof HTMLAnchorElement) {
        event.preventDefault();
        target.click();
        return;
      }
      const all = [...menu.querySelectorAll<HTMLElement>('a:not(form *), button:not(form *)')];
      // On narrow screens some entries are hidden.
      const items = all.filter((item) => item.getClientRects().length > 0);
      const next = nextFocus(event.key, items.indexOf(target), items.length);
      if (next === undefined || !isOpen(menu)) return;
      event.preventDefault();
      items[next]?.focus();
    };

    const listeners = new AbortController();
    const {signal} = listeners;
    menu.addEventListener('beforetoggle', placeBelowHeader, {signal});
    menu.addEventListener('toggle', onToggle, {signal});
    menu.addEventListener('focusout', onFocusOut, {signal});
    menu.addEventListener('keydown', onKey, {signal});
    toggle.addEventListener('keydown', onKey, {signal});
    window.addEventListener('scroll', onScroll, {passive: true, signal});
    return () => listeners.abort();
  }, []);

  return {menuRef, toggleRef};
}
