import {lazy, Suspense, useEffect, type ComponentType, type ElementType} from 'react';

/**
 * A part of a page whose code the browser loads only where it is shown. In a document it stands complete and works without its code:
 * should the code not come, it goes on to work like that. A visit within the page then loads the document.
 */
export function latePart<Props extends object>(importComponent: () => Promise<ComponentType<Props>>) {
  // Code that never comes leaves the part of a document as it is; an error would take its place.
  const Part: ElementType = lazy(async () => ({
    default: await importComponent().catch(() => new Promise<never>(() => {})),
  }));

  // Stands only where a visit within the page waits for the code, not in a document.
  function Waiting() {
    useEffect(() => {
      importComponent().catch(() => window.location.reload());
    }, []);
    return null;
  }

  return function LatePart(props: Props) {
    return (
      <Suspense fallback={<Waiting />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
