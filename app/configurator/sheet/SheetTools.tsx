import {useEffect, useState} from 'react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {localizedPath} from '~/i18n/language';
import {Button} from '~/ui/Button';
import {useOrigin} from '~/ui/useOrigin';
import {ArLink} from './ArLink';
import {messages} from './messages';
import {SavedPieces} from './saved/SavedPieces';
import type {Sheet} from './sheet.server';
import styles from './sheet.module.css';
import {renderPicture} from 'joinery/drawing/views';

/** The actions of a sheet: print, share, save, download its files, view the piece in AR. They are left out of the print. */
export function SheetTools({sheet}: {sheet: Sheet}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const origin = useOrigin();
  const url = origin + localizedPath(sheet.path, language);
  const subject = `${sheet.title}, ${sheet.details}`;
  const mail = new URLSearchParams({subject, body: t.mailBody(subject, url)}).toString().replace(/\+/g, '%20');
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
      {sheet.models && <Models sheet={sheet} models={sheet.models} />}
      {sheet.workshop && (
        <p className={styles.files}>
          <span>{t.workshop}</span> <a href={sheet.workshop.cutList}>{t.cutList}</a>{' '}
          <a href={sheet.workshop.outlines}>{t.outlines}</a>
        </p>
      )}
      <SavedPieces sheet={sheet} />
    </section>
  );
}

/** Copies the page's URL, or shares it where the device supports that. */
function ShareButtons({title}: {title: string}) {
  const t = useMessages(messages);
  const [status, setStatus] = useState('');
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const copy = () => {
    const writing = navigator.clipboard?.writeText(window.location.href) ?? Promise.reject(new Error('No clipboard'));
    writing.then(
      () => setStatus(t.copied),
      () => setStatus(t.notCopied),
    );
  };
  const share = () => {
    navigator.share({title, url: window.location.href}).catch((error: unknown) => {
      // `AbortError`: the visitor has closed the share dialog. If there is none, the link is copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy();
    });
  };
  return (
    <>
      <Button className="only-script" onClick={copy}>
        {t.copy}
      </Button>
      {canShare && <Button onClick={share}>{t.share}</Button>}
      <span role="status">{status}</span>
    </>
  );
}

interface ModelsProps {
  sheet: Sheet;
  models: NonNullable<Sheet['models']>;
}

/** Links to the AR viewer of this device, if it has one, and to the files of the models. */
function Models({sheet: {path, title, views, color}, models}: ModelsProps) {
  const t = useMessages(messages);
  const [pathWithoutOrder = ''] = path.split('?');
  const [front] = views;
  return (
    <>
      {front && (
        <ArLink
          path={pathWithoutOrder}
          title={title}
          label={t.room}
          draw={() => renderPicture(front, color)}
          className={styles.room}
        />
      )}
      <p className={styles.files}>
        <span>{t.models}</span> <a href={models.glb}>GLB</a> <a href={models.usdz}>USDZ</a>
      </p>
    </>
  );
}
