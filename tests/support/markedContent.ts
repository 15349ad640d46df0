import type {FieldRecord, FileRecord, MetaobjectRecord, PictureRecord, StoreContent} from 'demo-store/model';

/** A field of an entry, and the text that shows it on a page. */
interface Mark {
  type: string;
  handle: string;
  field: string;
  /** As it stands in the HTML. */
  shown: string;
}

/** Fields that decide how others are shown, and are not shown themselves. */
const deciding = new Set([
  'media_liste.type',
  'topbar.dismissible',
  'details.stelle',
  'einstellungen_shop.versandkosten',
  'einstellungen_shop.versand_frei_ab',
]);

/**
 * The content with another value in each field of each entry: a mark of its own. A reference to another entry stays,
 * because that entry has marks. `marks` says where each is.
 */
export function markContent(content: StoreContent): {content: StoreContent; marks: Mark[]} {
  const marks: Mark[] = [];
  const pictures: PictureRecord[] = [...content.pictures];
  const files: FileRecord[] = [...content.files];

  const markField = (field: FieldRecord, key: string, number: number): {marked: FieldRecord; shown: string} | null => {
    const mark = `m${number}m`;
    if ('value' in field) {
      const [value, shown = value] = markedValue(field.type, key, mark, number);
      return {marked: {type: field.type, value}, shown};
    }
    const [reference] = field.references;
    const picture = reference?.kind === 'picture' && pictures.find(({name}) => name === reference.name);
    if (picture) {
      pictures.push({...picture, name: mark});
      return {marked: {...field, references: [{kind: 'picture', name: mark}]}, shown: mark};
    }
    const file = reference?.kind === 'file' && files.find(({name}) => name === reference.name);
    if (!file) return null;
    files.push({...file, name: `${mark}.zip`});
    return {marked: {...field, references: [{kind: 'file', name: `${mark}.zip`}]}, shown: mark};
  };

  let count = 100;
  const metaobjects = content.metaobjects.map(({type, handle, fields}): MetaobjectRecord => {
    const marked = Object.entries(fields).map(([key, field]) => {
      const answer =
        key === 'reihenfolge' || deciding.has(`${type}.${key}`) ? null : markField(field, key, (count += 1));
      if (answer) marks.push({type, handle, field: key, shown: answer.shown});
      return [key, answer?.marked ?? field] as const;
    });
    return {type, handle, fields: Object.fromEntries(marked)};
  });
  return {content: {...content, pictures, files, metaobjects}, marks};
}

/** A value of a field's type, and how it is shown if that differs. */
function markedValue(type: string, key: string, mark: string, number: number): [value: string, shown?: string] {
  if (key === 'link_url') return [`/${mark}`];
  switch (type) {
    case 'number_integer':
      return [String(number)];
    case 'url':
      return [`https://${mark}.example/`];
    case 'json':
      return [JSON.stringify({url: `https://${mark}.example/`}), `https://${mark}.example/`];
    case 'date':
      return [`${number + 1000}-05-06`, `06.05.${number + 1000}`];
    case 'list.single_line_text_field':
      return [JSON.stringify([mark]), mark];
    case 'rich_text_field': {
      const text = {type: 'text', value: mark};
      return [JSON.stringify({type: 'root', children: [{type: 'paragraph', children: [text]}]}), mark];
    }
    default:
      return [isLink(key) ? `https://${mark}.example/` : mark];
  }
}

/** Fields for links that are kept as plain text. */
function isLink(key: string): boolean {
  return key === 'link' || key === 'url';
}
