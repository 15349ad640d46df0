import {useEffect, useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {messages} from '../messages';
import {
  maxSavedPieces,
  readSavedPieces,
  withoutPiece,
  withPiece,
  writeSavedPieces,
  type SavedPiece,
} from './savedPieces';

/** The pieces that are saved on this device, and functions that change them. */
export function useSavedPieces() {
  const t = useMessages(messages);
  const [savedPieces, setSavedPieces] = useState<SavedPiece[]>([]);
  const [status, setStatus] = useState('');
  useEffect(() => setSavedPieces(readSavedPieces()), []);
  const change = (list: SavedPiece[], message: string) => {
    const isStored = writeSavedPieces(list);
    setStatus(isStored ? message : t.notSaved);
    if (isStored) setSavedPieces(list);
  };
  return {
    savedPieces,
    /** The result of the last change, in words. */
    status,
    save(piece: SavedPiece) {
      // Another tab may have saved one meanwhile.
      const others = withoutPiece(readSavedPieces(), piece.path);
      if (others.length >= maxSavedPieces) return setStatus(t.full);
      change(withPiece(others, piece), t.saved);
    },
    remove: (path: string) => change(withoutPiece(readSavedPieces(), path), ''),
  };
}
