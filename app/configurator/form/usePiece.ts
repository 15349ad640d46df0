import {useNavigation, useSearchParams} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {useLanguage} from '~/i18n/useLanguage';
import {configurationQuery} from '../rules/configuration';
import type {CorrectedPiece} from '../rules/correction';
import type {Offer} from '../rules/offer';
import {readPiece} from '../rules/readPiece';
import {betweenVisits} from './betweenVisits';

/** Milliseconds after the last change until the URL follows: browsers refuse to write it at every move of a slider. */
const urlDelay = 300;

/** The piece on a product's page, what had to be corrected, and how to change it. */
export interface PieceState extends CorrectedPiece {
  change(to: CorrectedPiece): void;
  /** Key of the cart line that this piece will replace; `null` for a new one. */
  replaces: string | null;
  /** Quantity of that line, as the URL says. */
  quantity: string | null;
  /** To be called when the piece is in the cart: the next one will be a new line. */
  added(): void;
}

/**
 * The URL holds the piece: a shared link opens it, on the worker too. Changes show at once, and the URL follows after
 * `urlDelay`. A navigation (to edit a cart line, or back) replaces the piece.
 */
export function usePiece(offer: Offer): PieceState {
  const [parameters, setParameters] = useSearchParams();
  const {location: leavingFor} = useNavigation();
  const language = useLanguage();
  const query = parameters.toString();
  const knownQuery = useRef(query);
  const [current, setCurrent] = useState(() => readPiece(offer, parameters, language));
  const [pendingQuery, setPendingQuery] = useState<string>();

  useEffect(() => {
    if (query === knownQuery.current) return;
    knownQuery.current = query;
    setPendingQuery(undefined);
    setCurrent(readPiece(offer, new URLSearchParams(query), language));
  }, [offer, query, language]);

  useEffect(() => {
    // Writing the URL would cancel the way to another page, such as the one that asks for a measure.
    if (pendingQuery === undefined || leavingFor) return;
    return betweenVisits(window.__remixRouter, urlDelay, () => {
      knownQuery.current = pendingQuery;
      setPendingQuery(undefined);
      setParameters(pendingQuery, {replace: true, preventScrollReset: true});
    });
  }, [pendingQuery, setParameters, leavingFor]);

  const replaces = parameters.get('replaces');
  const quantity = parameters.get('quantity');
  return {
    ...current,
    replaces,
    quantity,
    change(to) {
      setCurrent(to);
      const changed = new URLSearchParams(configurationQuery(to.piece.configuration));
      if (replaces !== null) changed.set('replaces', replaces);
      if (quantity !== null) changed.set('quantity', quantity);
      setPendingQuery(changed.toString());
    },
    added() {
      if (replaces !== null) setPendingQuery(configurationQuery(current.piece.configuration));
    },
  };
}
