import {lazy, Suspense, useEffect, type ComponentType, type ElementType} from 'react';
import {reloadWithoutCode} from '~/platform/document/missingCode';

/**
 * A section of a page whose code loads only where the section is shown. In a document the section is complete and works without its code,
 * also if loading fails. If loading fails during a client-side navigation, the browser loads the document instead.
 */
export function lazySection<Props extends object>(importComponent: () => Promise<ComponentType<Props>>) {
  // While an import is pending, React leaves the section as the worker rendered it. A rejected import would show an error in its place, so
  // a failed import stays pending.
  const Section: ElementType = lazy(async () => ({
    default: await importComponent().catch(() => new Promise<never>(() => {})),
  }));

  // This is rendered when a client-side navigation waits for the code, or when React has removed the section from a document.
  function ReloadOnFailure() {
    useEffect(() => {
      importComponent().catch(reloadWithoutCode);
    }, []);
    return null;
  }

  return function LazySection(props: Props) {
    return (
      <Suspense fallback={<ReloadOnFailure />}>
        <Section {...props} />
      </Suspense>
    );
  };
}
