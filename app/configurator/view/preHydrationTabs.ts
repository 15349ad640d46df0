/**
 * A script for the time before hydration: a press on a tab shows its panel at once, and `data-early` stores the tab's value. The tab
 * of the 3D view shows the drawing until hydration. The script listens at the window, because React stops events in a part that isn't
 * hydrated yet. `ViewerTabs` ends it with the value `over`.
 */
export const preHydrationTabs = `(() => {
  const list = document.currentScript.previousElementSibling;
  addEventListener('click', function early({target}) {
    if (list.dataset.early === 'over' || !list.isConnected) return removeEventListener('click', early, true);
    const pressed = list.contains(target) && target.closest('[role=tab]');
    if (!pressed) return;
    list.dataset.early = pressed.value;
    const shown = pressed.value === 'view' ? 'drawing' : pressed.value;
    for (const tab of list.children) {
      const isShown = tab.value === shown;
      tab.setAttribute('aria-selected', isShown);
      tab.tabIndex = isShown ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls'));
      if (panel) panel.hidden = !isShown;
    }
  }, true);
})()`;
