import {useEffect, useRef, useState} from 'react';

/** Milliseconds without a change until the price is spoken: a slider on its way passes a hundred prices. */
const pause = 600;

/** Tells a screen reader a price once it has settled; the first one it reads on the page. */
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
