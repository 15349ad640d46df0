import {lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType, type ElementType} from 'react';
import {makeRouterTransitions} from '~/platform/document/routerTransitions';
import {whenIdle} from './lateCode';

interface LateHydration<Props> {
  /** For the worker, which renders the component like any other. */
  Component: ComponentType<Props> | false;
  importComponent(): Promise<ComponentType<Props>>;
  /** A part of the document that only this component has. */
  selector: string;
  className?: string;
}

// React warns of a layout effect on the worker, where none runs.
const useFirstEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

const forEver = () => new Promise<never>(() => {});

function fetchDocument(): Promise<never> {
  window.location.reload();
  return forEver();
}

/**
 * A component whose code the browser loads only where it is shown. In a document it works without its code, which comes when
 * the visitor turns to it, or when the browser is idle. Should the code not come, it goes on to work like that.
 */
export function hydrateLate<Props extends object>({
  Component,
  importComponent,
  selector,
  className,
}: LateHydration<Props>) {
  let loaded = Component || undefined;
  let inDocument = !import.meta.env.SSR && !!document.querySelector(selector);
  let loading: Promise<ComponentType<Props>> | undefined;
  const load = () => (loading ??= importComponent().then((arrived) => (loaded = arrived)));
  const preload = () => void load().catch(() => {});

  /** Code that a visit waits for. The document of the address works without it. */
  const Visited = lazy(async () => ({default: await load().catch(fetchDocument)}));
  /** Code that the document doesn't wait for: React takes the part over as it stands when the code has arrived. */
  const Found = lazy(async () => ({default: await load().catch(goOnWithout)}));

  let withoutCode: (() => void) | undefined;
  const goOnWithout = () => {
    withoutCode?.();
    return forEver();
  };

  return function LatelyHydrated(props: Props) {
    const [Shown] = useState((): ElementType => loaded ?? (inDocument ? Found : Visited));
    useFirstEffect(() => {
      if (inDocument) withoutCode = makeRouterTransitions();
      inDocument = false;
    }, []);
    useEffect(() => whenIdle(preload, {timeout: 2000, fallbackDelay: 200}), []);
    return (
      <div className={className} onPointerOver={preload} onTouchStart={preload} onFocus={preload}>
        <Suspense>
          <Shown {...props} />
        </Suspense>
      </div>
    );
  };
}
