import {useLocation, useNavigationType} from '@remix-run/react';
import {createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode} from 'react';

type Panel = 'menu' | 'cart';

interface Panels {
  open: Panel | null;
  /** Opens one panel and thereby closes the other. */
  show(panel: Panel): void;
  close(): void;
}

type PanelStore = ReturnType<typeof createPanels>;

function createPanels() {
  const listeners = new Set<() => void>();
  let open: Panel | null = null;
  const set = (panel: Panel | null) => {
    open = panel;
    listeners.forEach((listener) => listener());
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: () => open,
    show: (panel: Panel) => set(panel),
    close: () => set(null),
  };
}

// The context is always the same: React discards a part of the page that a context reaches before its code has arrived.
const PanelsContext = createContext<PanelStore>(createPanels());

/** Menu and cart: at most one is open, and none after a navigation (rule 4.1). */
export function PanelsProvider({children}: {children: ReactNode}) {
  const [panels] = useState(createPanels);
  const open = useOpenPanel(panels);
  const {key} = useLocation();
  const replaced = useNavigationType() === 'REPLACE';
  // A page that only updates its own URL is not a navigation.
  useEffect(() => {
    if (!replaced) panels.close();
  }, [panels, key, replaced]);
  // A link to the page that is already open is no navigation either, but closes the panel in front of it.
  useEffect(() => {
    if (!open) return;
    const onClick = ({target}: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.href === window.location.href) panels.close();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [panels, open]);
  return <PanelsContext.Provider value={panels}>{children}</PanelsContext.Provider>;
}

export function usePanels(): Panels {
  const panels = useContext(PanelsContext);
  const open = useOpenPanel(panels);
  // The same object as long as the same panel is open: effects depend on it.
  return useMemo(() => ({open, show: panels.show, close: panels.close}), [panels, open]);
}

const useOpenPanel = (panels: PanelStore) => useSyncExternalStore(panels.subscribe, panels.open, () => null);
