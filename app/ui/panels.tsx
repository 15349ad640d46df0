import {useLocation, useNavigationType} from '@remix-run/react';
import {createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode} from 'react';

type Panel = 'menu' | 'cart';

interface Panels {
  openPanel: Panel | null;
  /** Opens one panel and closes the other. */
  show(panel: Panel): void;
  close(): void;
}

type PanelStore = ReturnType<typeof createPanelStore>;

function createPanelStore() {
  const listeners = new Set<() => void>();
  let openPanel: Panel | null = null;
  const set = (panel: Panel | null) => {
    openPanel = panel;
    listeners.forEach((listener) => listener());
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    openPanel: () => openPanel,
    show: (panel: Panel) => set(panel),
    close: () => set(null),
  };
}

// The context value is constant, because a change of a context makes React discard a lazy part before its code has loaded.
const PanelsContext = createContext<PanelStore>(createPanelStore());

/** Menu and cart: at most one is open, and none after a navigation (rule 4.1). */
export function PanelsProvider({children}: {children: ReactNode}) {
  const [panels] = useState(createPanelStore);
  const openPanel = useOpenPanel(panels);
  const {key} = useLocation();
  // Only a change of the query replaces the history entry, and it isn't a navigation to another page.
  const isReplacement = useNavigationType() === 'REPLACE';
  useEffect(() => {
    if (!isReplacement) panels.close();
  }, [panels, key, isReplacement]);
  // A link to the current page closes the panel, although it isn't a navigation.
  useEffect(() => {
    if (!openPanel) return;
    const onClick = ({target}: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.href === window.location.href) panels.close();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [panels, openPanel]);
  return <PanelsContext.Provider value={panels}>{children}</PanelsContext.Provider>;
}

export function usePanels(): Panels {
  const panels = useContext(PanelsContext);
  const openPanel = useOpenPanel(panels);
  // Memoized, because effects depend on it.
  return useMemo(() => ({openPanel, show: panels.show, close: panels.close}), [panels, openPanel]);
}

const useOpenPanel = (panels: PanelStore) => useSyncExternalStore(panels.subscribe, panels.openPanel, () => null);
