import {useSearchParams} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {configurationQuery, readConfiguration, type Opened} from '../rules/address';
import type {Offer} from '../rules/offer';

/** Milliseconds after the last change until the address follows: browsers refuse to write it at every move of a slider. */
const settling = 300;

/** The piece on a product's page, what had to be changed to make it, and how to change it. */
export interface ConfigurationState extends Opened {
  change(to: Opened): void;
  /** Key of the cart's line that this piece will replace; `null` for a new one. */
  replaces: string | null;
  /** Pieces of that line, as the address says. */
  quantity: string | null;
  /** The piece is in the cart: the next one will be new. */
  added(): void;
}

/**
 * The address holds the piece: a shared link opens it, on the worker too. Changes show at once, and the address follows
 * when they settle; another address (a line of the cart that is edited, or the browser's way back) replaces the piece.
 */
export function useConfiguration(offer: Offer): ConfigurationState {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const shown = useRef(address);
  const [opened, setOpened] = useState(() => readConfiguration(offer, parameters));
  const [next, setNext] = useState<string>();

  useEffect(() => {
    if (address === shown.current) return;
    shown.current = address;
    setNext(undefined);
    setOpened(readConfiguration(offer, new URLSearchParams(address)));
  }, [offer, address]);

  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => {
      shown.current = next;
      setNext(undefined);
      setParameters(next, {replace: true, preventScrollReset: true});
    }, settling);
    return () => clearTimeout(timer);
  }, [next, setParameters]);

  const replaces = parameters.get('replaces');
  const quantity = parameters.get('quantity');
  return {
    ...opened,
    replaces,
    quantity,
    change(to) {
      setOpened(to);
      const kept = new URLSearchParams(configurationQuery(to.configuration));
      if (replaces !== null) kept.set('replaces', replaces);
      if (quantity !== null) kept.set('quantity', quantity);
      setNext(kept.toString());
    },
    added() {
      if (replaces !== null) setNext(configurationQuery(opened.configuration));
    },
  };
}
