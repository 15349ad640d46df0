import {useEffect, useState} from 'react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {localizedPath} from '~/i18n/language';
import {Button} from '~/ui/Button';
import {useOrigin} from '~/ui/useOrigin';
import {quickLookHref, roomViewer, sceneViewerHref, type RoomViewer} from './arLink';
import {KeptPieces} from './KeptPieces';
import {messages} from './messages';
import type {Sheet} from './sheet.server';
import styles from './sheet.module.css';
import {pictureOf} from './ViewFigure';

/** What can be done with a sheet: print, share, keep, fetch its files, see the piece in the room. Not on paper. */
export function SheetTools({sheet}: {sheet: Sheet}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const origin = useOrigin();
  const address = origin + localizedPath(sheet.path, language);
  const subject = `${sheet.title}, ${sheet.details}`;
  const mail = new URLSearchParams({subject, body: t.mailBody(subject, address)}).toString().replace(/\+/g, '%20');
  return (
    <section className={styles.tools} aria-label={t.tools}>
      <div className={styles.buttons}>
        <Button className="only-script" onClick={() => window.print()}>
          {t.print}
        </Button>
        <ShareButtons title={subject} />
        {origin && (
          <a className={styles.link} href={`mailto:?${mail}`}>
            {t.mail}
          </a>
        )}
      </div>
      {sheet.models && <Models sheet={sheet} models={sheet.models} address={address} />}
      {sheet.workshop && (
        <p className={styles.files}>
          {t.workshop} <a href={sheet.workshop.cutList}>{t.cutList}</a>{' '}
          <a href={sheet.workshop.outlines}>{t.outlines}</a>
        </p>
      )}
      <KeptPieces sheet={sheet} />
    </section>
  );
}

/** Copies the page's address, or hands it to another app where the device can. */
function ShareButtons({title}: {title: string}) {
  const t = useMessages(messages);
  const [told, setTold] = useState('');
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const copy = () => {
    const written = navigator.clipboard?.writeText(window.location.href) ?? Promise.reject(new Error('No clipboard'));
    written.then(
      () => setTold(t.copied),
      () => setTold(t.notCopied),
    );
  };
  const share = () => {
    navigator.share({title, url: window.location.href}).catch((error: unknown) => {
      // Whoever closes the choice of apps has changed their mind. Where there is none, the link is copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy();
    });
  };
  return (
    <>
      <Button className="only-script" onClick={copy}>
        {t.copy}
      </Button>
      {canShare && <Button onClick={share}>{t.share}</Button>}
      <span role="status">{told}</span>
    </>
  );
}

interface ModelsProps {
  sheet: Sheet;
  models: NonNullable<Sheet['models']>;
  address: string;
}

/** The viewer of this device, and both files for everybody else. On a desktop the QR code leads a phone here. */
function Models({sheet, models, address}: ModelsProps) {
  const t = useMessages(messages);
  const [viewer, setViewer] = useState<RoomViewer>(null);
  useEffect(() => setViewer(roomViewer()), []);
  const front = sheet.views[0];
  const file = (path: string) => new URL(path, address || window.location.href).href;
  return (
    <>
      {viewer === 'quickLook' && front && (
        // Safari opens the viewer only for a link whose one child is a picture.
        <a rel="ar" href={quickLookHref(models.usdz)} className={styles.room}>
          <img src={pictureOf(front, sheet.color)} alt={t.room} />
        </a>
      )}
      {viewer === 'sceneViewer' && (
        <a href={sceneViewerHref(file(models.glb), sheet.title, file(sheet.path))} className={styles.link}>
          {t.room}
        </a>
      )}
      <p className={styles.files}>
        {t.models} <a href={models.glb}>GLB</a> <a href={models.usdz}>USDZ</a>
      </p>
    </>
  );
}
