/**
 * For the time before a page's code has come: a press on a tab shows its panel at once, and the tab's value is kept in
 * `data-early`. The view's tab shows the drawing until then (rule 11.22). It listens at the window, because React stops a press
 * on a part that it has not taken over yet. `StageTabs` ends it by the value `over`.
 */
export const earlyTabs = `(() => {
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
