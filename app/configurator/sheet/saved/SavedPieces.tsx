import {useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import {messages} from '../messages';
import type {Sheet} from '../sheet.server';
import {renderPicture} from '../views';
import styles from './saved.module.css';
import {SavedList} from './SavedList';
import {useSavedPieces} from './useSavedPieces';

/** Saves the piece of a sheet on this device, and lists the saved pieces. */
export function SavedPieces({sheet}: {sheet: Sheet}) {
  const t = useMessages(messages);
  const {savedPieces, status, save, remove} = useSavedPieces();
  const {length, depth, height} = sheet.size;
  const [path = ''] = sheet.path.split('?');
  const front = sheet.views[0];
  const saveSheet = () => {
    if (!front) return;
    save({
      path,
      title: sheet.title,
      details: sheet.details,
      price: sheet.price,
      cents: sheet.cents,
      date: sheet.date,
      size: t.sizes(length, depth, height),
      weight: t.about(sheet.weight),
      picture: renderPicture(front, sheet.color),
    });
  };
  return (
    <div className="only-script">
      <div className={styles.row}>
        <Button onClick={saveSheet}>{t.save}</Button>
        <span role="status">{status}</span>
      </div>
      {savedPieces.length > 0 && (
        <>
          <h2 className={styles.head}>{t.savedPieces}</h2>
          <SavedList pieces={savedPieces} onRemove={remove} />
        </>
      )}
    </div>
  );
}
