import {useEffect, useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {messages} from '../messages';
import {maxSaved, readSaved, withoutPiece, withPiece, writeSaved, type SavedPiece} from './savedPieces';

/** The pieces that are saved on this device, and functions that change them. */
export function useSavedPieces() {
  const t = useMessages(messages);
  const [saved, setSaved] = useState<SavedPiece[]>([]);
  const [status, setStatus] = useState('');
  useEffect(() => setSaved(readSaved()), []);
  const change = (list: SavedPiece[], message: string) => {
    const stored = writeSaved(list);
    setStatus(stored ? message : t.notSaved);
    if (stored) setSaved(list);
  };
  return {
    saved,
    /** What the last change has led to, in words. */
    status,
    save(piece: SavedPiece) {
      // Another tab may have saved one meanwhile.
      const others = withoutPiece(readSaved(), piece.path);
      if (others.length >= maxSaved) return setStatus(t.full);
      change(withPiece(others, piece), t.saved);
    },
    remove: (path: string) => change(withoutPiece(readSaved(), path), ''),
  };
}
