import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

/** Tells a screen reader the title of the page after a navigation in the browser. */
export function RouteAnnouncer() {
  const {pathname} = useLocation();
  const [title, setTitle] = useState('');
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current !== pathname) setTitle(document.title);
    first.current = pathname;
  }, [pathname]);
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}
