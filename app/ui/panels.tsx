import {useLocation, useNavigationType} from '@remix-run/react';
import {createContext, useContext, useEffect, useMemo, useState, type ReactNode} from 'react';

type Panel = 'menu' | 'cart';

interface Panels {
  open: Panel | null;
  /** Opens one panel and thereby closes the other. */
  show(panel: Panel): void;
  close(): void;
}

const PanelsContext = createContext<Panels>({open: null, show() {}, close() {}});

/** Menu and cart: at most one is open, and none after a navigation (rule 4.1). */
export function PanelsProvider({children}: {children: ReactNode}) {
  const [open, setOpen] = useState<Panel | null>(null);
  const {key} = useLocation();
  const replaced = useNavigationType() === 'REPLACE';
  // A page that only updates its own URL is not a navigation.
  useEffect(() => {
    if (!replaced) setOpen(null);
  }, [key, replaced]);
  // A link to the page that is already open is no navigation either, but closes the panel in front of it.
  useEffect(() => {
    if (!open) return;
    const onClick = ({target}: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.href === window.location.href) setOpen(null);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [open]);
  const panels = useMemo(() => ({open, show: setOpen, close: () => setOpen(null)}), [open]);
  return <PanelsContext.Provider value={panels}>{children}</PanelsContext.Provider>;
}

export function usePanels(): Panels {
  return useContext(PanelsContext);
}
