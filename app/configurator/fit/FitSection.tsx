import {useEffect, useRef, useState, type ComponentProps} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {Disclosure} from '~/ui/Disclosure';
import {useLazyComponent} from '~/ui/lazyComponent';
import {messages} from '../rules/messages';
import type {Fit} from './Fit';

// Its code loads when the section is opened.
const importFit = () => import('./Fit').then((module) => module.Fit);

/** Whether the piece fits into a room: a section that needs JavaScript and loads on demand. */
export function FitSection(props: ComponentProps<typeof Fit>) {
  const t = useMessages(messages);
  const [LoadedFit, load] = useLazyComponent(importFit);
  const [failed, setFailed] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const open = () => void load().then((loaded) => setFailed(!loaded));
  useEffect(() => {
    // It may have been opened before hydration.
    if (section.current?.querySelector('details')?.open) open();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div ref={section} className="only-script">
      <Disclosure title={t.doesItFit} onOpen={open}>
        {LoadedFit ? <LoadedFit {...props} /> : <p role="status">{failed ? t.fitNotLoaded : t.fitLoading}</p>}
      </Disclosure>
    </div>
  );
}
