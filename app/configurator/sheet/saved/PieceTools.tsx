import {useRouteLoaderData} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {useOrigin} from '~/ui/useOrigin';
import {calculateWeight} from '../../plan/facts';
import type {Plan} from '../../plan/plan';
import {calculatePrice, type Piece} from '../../rules/piece';
import {sheetPath} from '../../rules/sheetPath';
import {detectArViewer, quickLookHref, sceneViewerHref, type ArViewer} from '../arLink';
import {formatDay, formatSize} from '../formats';
import {messages} from '../messages';
import {drawSheetViews, renderPicture} from '../views';
import styles from './saved.module.css';
import {SavedList} from './SavedList';
import {useSavedPieces} from './useSavedPieces';

export interface PieceToolsProps {
  handle: string;
  title: string;
  piece: Piece;
  plan: Plan;
  /** The piece in words. */
  details: string;
  /** Formatted. */
  price: string;
}

/** Saves a piece on this device, lists the saved pieces, and links the AR viewer. */
export function PieceTools({handle, title, piece, plan, details, price}: PieceToolsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {savedPieces, status, save, remove} = useSavedPieces();
  const [isOpen, setOpen] = useState(false);
  const path = sheetPath(handle, piece.configuration);
  const savePiece = () => {
    const {length, depth, height} = formatSize(plan.parts, language);
    save({
      path,
      title,
      details,
      price,
      cents: calculatePrice(piece),
      date: formatDay(new Date(), language),
      size: t.sizes(length, depth, height),
      weight: t.about(Math.round(calculateWeight(plan.parts))),
      picture: renderFront(plan, piece),
    });
  };
  return (
    <>
      <button type="button" onClick={savePiece}>
        {t.saveShort}
      </button>
      {savedPieces.length > 0 && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t.savedCount(savedPieces.length)}
        </button>
      )}
      <ArLink path={path} title={title} plan={plan} piece={piece} />
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

function renderFront({parts}: Plan, {configuration}: Piece): string {
  const [front] = drawSheetViews(parts).views;
  return front ? renderPicture(front, configuration.color.value) : '';
}

/** The link to the AR viewer of this device. Behind the gate there is none, because AR viewers have no session. */
function ArLink({path, title, plan, piece}: {path: string; title: string; plan: Plan; piece: Piece}) {
  const t = useMessages(messages);
  const origin = useOrigin();
  const isGated = useRouteLoaderData<{gated?: boolean}>('root')?.gated;
  const [viewer, setViewer] = useState<ArViewer>(null);
  useEffect(() => setViewer(detectArViewer()), []);
  // The picture only stands for the link, so it needn't follow each step of a slider.
  const [picture] = useState(() => (detectArViewer() === 'quickLook' ? renderFront(plan, piece) : ''));
  if (isGated) return null;
  if (viewer === 'quickLook')
    // Safari opens Quick Look only for a link whose only child is an image.
    return (
      <a rel="ar" href={quickLookHref(`${path}/model.usdz`)} className={styles.room}>
        <img src={picture} alt={t.room} />
      </a>
    );
  if (viewer !== 'sceneViewer') return null;
  const toAbsolute = (file: string) => new URL(file, origin || window.location.href).href;
  return <a href={sceneViewerHref(toAbsolute(`${path}/model.glb`), title, toAbsolute(path))}>{t.roomShort}</a>;
}
