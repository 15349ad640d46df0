import {lazy, Suspense, useEffect, useState} from 'react';
import type {ConsentSettings} from './settings';

const ConsentPanel = lazy(() => import('./ConsentPanel'));

/** Asks for consent and acts on it, once the page has settled: nothing of it is on the critical path. */
export function Consent({settings}: {settings: ConsentSettings}) {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 1500);
    return () => clearTimeout(timer);
  }, []);
  return (
    settled && (
      <Suspense>
        <ConsentPanel settings={settings} />
      </Suspense>
    )
  );
}
