import {memo, useEffect, useId, useMemo, useState, type ReactNode} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import type {Image} from '~/platform/images';
import {useLazyComponent} from '~/ui/lazyComponent';
import {Picture} from '~/ui/Picture';
import {Zoom, ZoomLink} from '~/ui/zoom/Zoom';
import {families} from '../families/families';
import {planPiece} from '../plan/plan';
import {computeOuterSize, type SelectedSize} from '../plan/sizes';
import {configurationQuery} from '../rules/configuration';
import type {Piece} from '../rules/piece';
import {needsLightPage} from './needsLightPage';
import {messages} from './messages';
import styles from './viewer.module.css';
import {ViewerTabs, type ViewerTab} from './ViewerTabs';

// The 3D view needs the browser, and its code loads on demand.
const importViewer3d = () =>
  import.meta.env.SSR
    ? Promise.reject<never>(new Error('Pieces are drawn in space in the browser only.'))
    : import('./Viewer3d').then(({Viewer3d}) => Viewer3d);

interface ViewerProps {
  piece: Piece;
  /** The piece in words. */
  details: string;
  /** The product's largest piece. */
  largest: SelectedSize;
  /** A photograph in the chosen colour. */
  photo?: Image;
  /** Stands at the lower edge. */
  price: string;
  drawing: ReactNode;
}

const isAtWall = ({construction}: Piece['offer']) => !!construction && !!families[construction.type].drawing.wall;

/** Hidden tabs don't render at every step of a slider: on a phone that would take as long as the visible one. */
const WhileShown = memo(
  ({children}: {shown: boolean; children: ReactNode}) => children,
  (_, {shown}) => !shown,
);
WhileShown.displayName = 'WhileShown';

/**
 * The chosen piece as a photograph, a drawing and a 3D view. The photograph is first. The first change opens the 3D view, or the
 * drawing until the 3D view has loaded and where it isn't supported. Without JavaScript photograph and drawing are one below the other.
 */
export function Viewer({piece, details, largest, photo, price, drawing}: ViewerProps) {
  const t = useMessages(messages);
  const id = useId();
  const [Viewer3d, loadViewer3d] = useLazyComponent(importViewer3d);
  const query = configurationQuery(piece.configuration);
  const [arrived] = useState(query);
  const [changed, setChanged] = useState(false);
  const [pressed, setPressed] = useState<ViewerTab>();
  const [opened, setOpened] = useState(false);
  const [refused, setRefused] = useState(false);
  if (!changed && query !== arrived) setChanged(true);

  const plan = useMemo(() => planPiece(piece), [piece]);
  const {construction} = piece.offer;
  const atWall = isAtWall(piece.offer);
  const open = () => {
    setOpened(true);
    void loadViewer3d().then((loaded) => setRefused(!loaded));
  };
  useEffect(() => {
    if (changed && !pressed && !needsLightPage()) open();
    // Only the first change opens it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [changed]);

  const ready = {view: !!Viewer3d && opened && !refused && !!plan, drawing: true, photo: !!photo};
  const requested = pressed ?? (opened ? 'view' : changed ? 'drawing' : 'photo');
  const shown = ready[requested] ? requested : 'drawing';
  const tabs: ViewerTab[] = [
    ...(plan && !refused ? (['view'] as const) : []),
    'drawing',
    ...(photo ? (['photo'] as const) : []),
  ];
  const panel = (tab: ViewerTab) => ({
    id: `${id}${tab}`,
    role: 'tabpanel',
    'aria-labelledby': `${id}${tab}-tab`,
    // The view needs no class of its own.
    className: tab === 'view' ? styles.panel : `${styles.panel} ${styles[tab]}`,
    hidden: shown !== tab,
  });
  return (
    <div className={styles.viewer}>
      {ready.view && Viewer3d && plan && construction && (
        <div {...panel('view')}>
          <Viewer3d
            parts={plan.parts}
            largest={computeOuterSize(construction, largest)}
            wall={atWall}
            shown={shown === 'view'}
            color={piece.configuration.color.value}
            details={details}
            onRefused={() => setRefused(true)}
            onLost={() => {
              setOpened(false);
              setPressed('drawing');
            }}
          />
        </div>
      )}
      <div {...panel('drawing')} onPointerDown={() => setPressed('drawing')}>
        <WhileShown shown={shown === 'drawing'}>{drawing}</WhileShown>
      </div>
      {photo && (
        <div {...panel('photo')}>
          <WhileShown shown={shown === 'photo'}>
            <Zoom images={[photo]}>
              <ZoomLink image={photo}>
                <Picture
                  image={photo}
                  sizes="(min-width: 800px) and (orientation: landscape) 58vw, 100vw"
                  priority
                  // A piece at a wall is higher than wide, and so is its photograph, which isn't cropped.
                  className={atWall ? styles.whole : styles.picture}
                />
              </ZoomLink>
            </Zoom>
          </WhileShown>
        </div>
      )}
      <div className={styles.bar}>
        <ViewerTabs
          id={id}
          tabs={tabs}
          shown={shown}
          onShow={(tab) => {
            setPressed(tab);
            if (tab === 'view') open();
          }}
        />
        <p className={styles.price} aria-hidden="true">
          {price}
        </p>
      </div>
      <p className={styles.refused} role="status">
        {refused && t.noView}
      </p>
    </div>
  );
}
