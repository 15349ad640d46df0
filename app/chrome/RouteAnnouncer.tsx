import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

/** Announces the title of the page to screen readers after a client-side navigation. */
export function RouteAnnouncer() {
  const {pathname} = useLocation();
  const [title, setTitle] = useState('');
  const announcedPath = useRef(pathname);
  useEffect(() => {
    if (announcedPath.current !== pathname) setTitle(document.title);
    announcedPath.current = pathname;
  }, [pathname]);
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}
