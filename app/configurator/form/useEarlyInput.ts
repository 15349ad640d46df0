import {useEffect, useRef, type RefObject} from 'react';
import {useLanguage} from '~/i18n/useLanguage';
import {configurationQuery} from '../rules/configurationQuery';
import {readPiece} from '../rules/readPiece';
import type {PieceState} from './usePiece';

/**
 * Takes over what was typed and chosen before the script ran, or what the browser kept of an earlier visit. Without it
 * the form would send that, while price and drawing show another piece. The element is one of the form's.
 */
export function useEarlyInput({piece, change}: PieceState): RefObject<HTMLDivElement> {
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const taken = useRef(false);
  useEffect(() => {
    const form = element.current?.closest('form');
    if (taken.current || !form) return;
    taken.current = true;
    const early = readPiece(piece.offer, new FormData(form), language);
    if (configurationQuery(early.piece.configuration) !== configurationQuery(piece.configuration)) change(early);
  }, [piece, change, language]);
  return element;
}
