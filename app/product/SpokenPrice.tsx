import {useEffect, useRef, useState} from 'react';

/** Milliseconds without a change until the price is spoken: a slider on its way passes a hundred prices. */
const pause = 600;

/** Announces a price to screen readers once it has settled. The first price isn't announced: it is already in the page. */
export function SpokenPrice({text}: {text: string}) {
  const [spoken, setSpoken] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSpoken(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {spoken}
    </p>
  );
}
