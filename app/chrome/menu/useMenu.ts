import {useEffect, useRef} from 'react';
import {cycle} from '~/ui/cycle';
import {usePanels} from '~/ui/panels';

const isOpen = (menu: HTMLElement) => menu.matches(':popover-open');

/**
 * The menu is a popover, which opens and closes without a script. This hook registers the menu as a panel, so that it closes when the cart
 * opens or another page loads, and adds its keyboard control.
 */
export function useMenu() {
  const menuRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const panels = usePanels();
  // For the listeners below, which are added only once.
  const latestPanels = useRef(panels);

  useEffect(() => {
    latestPanels.current = panels;
    const menu = menuRef.current;
    if (menu && panels.openPanel !== 'menu' && isOpen(menu)) menu.hidePopover();
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
      if (isOpen(menu)) latestPanels.current.show('menu');
      else if (latestPanels.current.openPanel === 'menu') latestPanels.current.close();
    };
    const onScroll = () => isOpen(menu) && placeBelowHeader();
    const onFocusOut = ({relatedTarget: focused}: FocusEvent) => {
      if (focused instanceof Node && !menu.contains(focused) && focused !== toggle) menu.hidePopover();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      // In the search field most keys move the caret or select a suggestion.
      const isInField = target instanceof HTMLInputElement;
      if (event.defaultPrevented || (isInField && !['ArrowDown', 'ArrowUp'].includes(event.key))) return;
      if (event.key === ' ' && target instanceof HTMLAnchorElement) {
        event.preventDefault();
        target.click();
        return;
      }
      const allItems = [...menu.querySelectorAll<HTMLElement>('a:not(form *), button:not(form *)')];
      // On narrow screens some entries are hidden.
      const items = allItems.filter((item) => item.getClientRects().length > 0);
      const nextIndex = nextFocus(event.key, items.indexOf(target), items.length);
      if (nextIndex === undefined || !isOpen(menu)) return;
      event.preventDefault();
      items[nextIndex]?.focus();
    };

    const listeners = new AbortController();
    const {signal} = listeners;
    menu.addEventListener('beforetoggle', placeBelowHeader, {signal});
    menu.addEventListener('toggle', onToggle, {signal});
    menu.addEventListener('focusout', onFocusOut, {signal});
    menu.addEventListener('keydown', onKeyDown, {signal});
    toggle.addEventListener('keydown', onKeyDown, {signal});
    window.addEventListener('scroll', onScroll, {passive: true, signal});
    return () => listeners.abort();
  }, []);

  return {menuRef, toggleRef};
}

/**
 * The index to which an arrow key, Home or End moves the focus in a list of `count` entries (rule 4.5). The first entry follows the last
 * one. `index` is -1 when no entry has the focus. `undefined` for other keys.
 */
function nextFocus(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return cycle(index, 1, count);
    case 'ArrowUp':
    case 'ArrowLeft':
      return cycle(Math.max(index, 0), -1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
