import {useEffect, useRef, useState, type ComponentProps} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {Disclosure} from '~/ui/Disclosure';
import {useLazyComponent} from '~/ui/lazyComponent';
import {messages} from '../offer/messages';
import type {Fit} from './Fit';

// Its code loads when the section is opened.
const importFit = () => import('./Fit').then((module) => module.Fit);

/** The section that shows whether the piece fits into a room. It needs JavaScript and loads on demand. */
export function FitSection(props: ComponentProps<typeof Fit>) {
  const t = useMessages(messages);
  const [LoadedFit, load] = useLazyComponent(importFit);
  const [hasFailed, setHasFailed] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const loadFit = () => void load().then((isLoaded) => setHasFailed(!isLoaded));
  useEffect(() => {
    // The section may have been opened before hydration.
    if (section.current?.querySelector('details')?.open) loadFit();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div ref={section} className="only-script">
      <Disclosure title={t.doesItFit} onOpen={loadFit}>
        {LoadedFit ? <LoadedFit {...props} /> : <p role="status">{hasFailed ? t.fitNotLoaded : t.fitLoading}</p>}
      </Disclosure>
    </div>
  );
}
