import {useRouteLoaderData} from '@remix-run/react';
import {drawSheetViews, renderPicture} from 'joinery/drawing/views';
import type {Plan} from 'joinery/plan/plan';
import {useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {calculatePrice, type Piece} from '../piece/piece';
import {sheetPath} from '../piece/piecePath';
import {ArLink} from './ArLink';
import {messages} from './messages';
import styles from './saved/saved.module.css';
import {SavedList} from './saved/SavedList';
import {useSavedPieces} from './saved/useSavedPieces';

export interface PieceToolsProps {
  handle: string;
  title: string;
  piece: Piece;
  plan: Plan;
  /** The piece in words. */
  details: string;
}

/** Saves a piece on this device, lists the saved pieces, and links the AR viewer. */
export function PieceTools({handle, title, piece, plan, details}: PieceToolsProps) {
  const t = useMessages(messages);
  const {savedPieces, status, save, remove} = useSavedPieces();
  const [isOpen, setOpen] = useState(false);
  const isGated = useRouteLoaderData<{hasGateSession?: boolean}>('root')?.hasGateSession;
  const path = sheetPath(handle, piece.configuration);
  return (
    <>
      <button type="button" onClick={() => save({path, title, details, cents: calculatePrice(piece)})}>
        {t.saveShort}
      </button>
      {savedPieces.length > 0 && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t.savedCount(savedPieces.length)}
        </button>
      )}
      {/* AR viewers have no session. */}
      {!isGated && (
        <ArLink
          path={path}
          title={title}
          label={t.roomShort}
          draw={() => drawFront(plan, piece)}
          className={styles.room}
        />
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
      {isOpen && savedPieces.length > 0 && (
        <div className={styles.list}>
          <SavedList pieces={savedPieces} onRemove={remove} />
        </div>
      )}
    </>
  );
}

function drawFront({parts}: Plan, {configuration}: Piece): string {
  const [front] = drawSheetViews(parts).views;
  return front ? renderPicture(front, configuration.color.value) : '';
}
