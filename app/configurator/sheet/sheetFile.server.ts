import type {Language} from '~/i18n/language';
import {noStore, publicFor} from '~/platform/cache/cacheControl';
import {browserLifetimes} from '~/platform/cache/lifetimes';
import {notFound} from '~/platform/errors';
import {getColor} from '../rules/piece';
import {configurationPath} from '../rules/configurationPath';
import type {SheetPiece} from './loadSheetPiece.server';
import {glb} from './model/glb';
import {buildModel, type Mesh} from './model/model';
import {usdz} from './model/usdz';
import {cutList} from './workshop/cutList';
import {outlines} from './workshop/outlines';

/** Files for the workshop, which needs them for orders only. */
const workshopFiles: Record<string, {type: string; write: typeof writeCutList}> = {
  'cut-list.csv': {type: 'text/csv; charset=utf-8', write: writeCutList},
  'outlines.dxf': {type: 'image/vnd.dxf', write: ({plan}, language) => outlines(plan.parts, language)},
};

const modelFiles: Record<
  string,
  {type: string; write: (meshes: readonly Mesh[], name: string) => Uint8Array<ArrayBuffer>}
> = {
  'model.glb': {type: 'model/gltf-binary', write: glb},
  'model.usdz': {type: 'model/vnd.usdz+zip', write: usdz},
};

function writeCutList({plan, piece}: SheetPiece, language: Language): string {
  return cutList(plan.parts, getColor(piece)?.name ?? piece.configuration.color.value, language);
}

export const isSheetFile = (name: string): boolean =>
  Object.hasOwn(workshopFiles, name) || Object.hasOwn(modelFiles, name);

/**
 * A file of a sheet (rules 19.3 and 19.4). Throws the not-found page for an unknown name, and for a file of the workshop
 * without a proven order.
 */
export function sheetFile(name: string, sheet: SheetPiece, language: Language): Response {
  const {product, piece, plan, order} = sheet;
  const model = Object.hasOwn(modelFiles, name) ? modelFiles[name] : undefined;
  if (model) {
    const body = model.write(buildModel(plan.parts, piece.configuration.color.value), product.handle);
    return new Response(body, {
      headers: {'Content-Type': model.type, ...publicFor(browserLifetimes.model)},
    });
  }
  const file = Object.hasOwn(workshopFiles, name) ? workshopFiles[name] : undefined;
  if (!file || !order) throw notFound();
  const saved = [product.handle.replace(/[^\w-]/g, '_'), configurationPath(piece.configuration), name].join('-');
  return new Response(file.write(sheet, language), {
    headers: {'Content-Type': file.type, 'Content-Disposition': `attachment; filename="${saved}"`, ...noStore},
  });
}
