import {writeGlb} from 'joinery/models/glb';
import {buildMeshes, type ModelMesh} from 'joinery/models/meshes';
import {writeUsdz} from 'joinery/models/usdz';
import {writeCutList} from 'joinery/workshop/cutList';
import {writeOutlines} from 'joinery/workshop/outlines/outlines';
import type {Language} from '~/i18n/language';
import {noStore, publicFor} from '~/platform/cache/cacheControl';
import {browserLifetimes} from '~/platform/cache/lifetimes';
import {notFound} from '~/platform/errors';
import {getColor} from '../piece/piece';
import {configurationPath} from '../piece/piecePath';
import type {SheetPiece} from './loadSheetPiece.server';

interface WorkshopFile {
  type: string;
  write(sheet: SheetPiece, language: Language): string;
}

/** Files for the workshop, which needs them for orders only. */
const workshopFiles: Record<string, WorkshopFile> = {
  'cut-list.csv': {
    type: 'text/csv; charset=utf-8',
    write: ({plan, piece, formerPlanNote}, language) =>
      writeCutList(plan.parts, getColor(piece)?.name ?? piece.configuration.color.value, language, formerPlanNote),
  },
  'outlines.dxf': {
    type: 'image/vnd.dxf',
    write: ({plan, formerPlanNote}, language) => writeOutlines(plan.parts, language, formerPlanNote),
  },
};

interface ModelFile {
  type: string;
  write(meshes: readonly ModelMesh[], name: string): Uint8Array<ArrayBuffer>;
}

const modelFiles: Record<string, ModelFile> = {
  'model.glb': {type: 'model/gltf-binary', write: writeGlb},
  'model.usdz': {type: 'model/vnd.usdz+zip', write: writeUsdz},
};

export const isSheetFile = (name: string): boolean =>
  Object.hasOwn(workshopFiles, name) || Object.hasOwn(modelFiles, name);

/**
 * A file of a sheet (rules 19.3 and 19.4). Throws the not-found page for an unknown name, and for a file of the workshop
 * without a valid order.
 */
export function sheetFile(name: string, sheet: SheetPiece, language: Language): Response {
  const {product, piece, plan, order} = sheet;
  const modelFile = Object.hasOwn(modelFiles, name) ? modelFiles[name] : undefined;
  if (modelFile) {
    const body = modelFile.write(buildMeshes(plan.parts, piece.configuration.color.value), product.handle);
    return new Response(body, {
      headers: {'Content-Type': modelFile.type, ...publicFor(browserLifetimes.model)},
    });
  }
  const workshopFile = Object.hasOwn(workshopFiles, name) ? workshopFiles[name] : undefined;
  if (!workshopFile || !order) throw notFound();
  const downloadName = [product.handle.replace(/[^\w-]/g, '_'), configurationPath(piece.configuration), name].join('-');
  return new Response(workshopFile.write(sheet, language), {
    headers: {
      'Content-Type': workshopFile.type,
      'Content-Disposition': `attachment; filename="${downloadName}"`,
      ...noStore,
    },
  });
}
