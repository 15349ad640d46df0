import {useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import {messages} from '../messages';
import type {Sheet} from '../sheet.server';
import styles from './saved.module.css';
import {SavedList} from './SavedList';
import {useSavedPieces} from './useSavedPieces';

/** Saves the piece of a sheet on this device, and lists the saved pieces. */
export function SavedPieces({sheet: {path, title, details, cents}}: {sheet: Sheet}) {
  const t = useMessages(messages);
  const {savedPieces, status, save, remove} = useSavedPieces();
  const [pathWithoutOrder = ''] = path.split('?');
  return (
    <div className="only-script">
      <div className={styles.row}>
        <Button onClick={() => save({path: pathWithoutOrder, title, details, cents})}>{t.save}</Button>
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
