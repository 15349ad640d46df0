import {useLocation} from '@remix-run/react';
import {lazy, Suspense, useEffect, useState, type ComponentType, type ElementType} from 'react';
import {useForeignNodes} from '~/platform/document/foreignNodes';
import {reloadPage} from '~/platform/document/missingCode';

/**
 * A section of a page whose code loads only where the section is shown. In a document the section is complete and works without its code,
 * also if loading fails. If loading fails during a client-side navigation, the browser loads the document instead.
 */
export function lazySection<Props extends object>(importComponent: () => Promise<ComponentType<Props>>) {
  // While an import is pending, React leaves the section as the worker rendered it. A rejected import would show an error in its place, so
  // a failed import stays pending.
  const LoadedSection: ElementType = lazy(async () => {
    const Component = await importComponent().catch(() => new Promise<never>(() => {}));
    return {default: withForeignNodes(Component)};
  });

  // This is rendered when a client-side navigation waits for the code, or when React has removed the section from a document. Then the
  // section stays as the worker rendered it.
  function Fallback({selector}: {selector: string}) {
    useForeignNodes(selector);
    const [html] = useState(() => (import.meta.env.SSR ? undefined : document.querySelector(selector)?.innerHTML));
    useEffect(() => {
      if (html === undefined) importComponent().catch(reloadPage);
    }, [html]);
    return html === undefined ? null : <div style={{display: 'contents'}} dangerouslySetInnerHTML={{__html: html}} />;
  }

  return function LazySection(props: Props) {
    const {pathname, search} = useLocation();
    const address = pathname + search;
    const [firstAddress] = useState(address);
    return (
      <div data-section={firstAddress} style={{display: 'contents'}}>
        <Suspense fallback={<Fallback key={address} selector={sectionSelector(address)} />}>
          <LoadedSection selector={sectionSelector(firstAddress)} props={props} />
        </Suspense>
      </div>
    );
  };
}

/** Finds the section that the worker has rendered for an address. */
const sectionSelector = (address: string) => `[data-section=${JSON.stringify(address)}]`;

/** React hydrates a section when its code has arrived, later than the document around it. */
function withForeignNodes<Props extends object>(Component: ComponentType<Props>) {
  return function HydratedSection({selector, props}: {selector: string; props: Props}) {
    useForeignNodes(selector);
    return <Component {...props} />;
  };
}
