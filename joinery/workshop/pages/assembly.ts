import type {Language} from '~/i18n/language';
import type {FamilyName} from '../../families/families';
import type {Part} from '../../families/parts/part';
import type {PlacedJoint} from '../../plan/joints';
import {listShelfSteps, listSideboardSteps, listWardrobeSteps} from './steps/cabinets';
import {listPlanterSteps} from './steps/planter';
import type {ListSteps} from './steps/step';
import {listBenchSteps, listBoardSteps, listDeskSteps, listTableSteps} from './steps/tables';

/** How the pieces of each family are put together. The list of joints says what is glued. */
const listStepsByFamily: Record<FamilyName, ListSteps> = {
  board: listBoardSteps,
  table: listTableSteps,
  desk: listDeskSteps,
  bench: listBenchSteps,
  shelf: listShelfSteps,
  wardrobe: listWardrobeSteps,
  sideboard: listSideboardSteps,
  planter: listPlanterSteps,
};

/** The order in which a piece is put together. It names only what this piece has. */
export function listAssemblySteps(
  type: FamilyName,
  parts: readonly Part[],
  joints: readonly PlacedJoint[],
  language: Language,
): string[] {
  const steps = listStepsByFamily[type]({parts, joints, has: (kind) => parts.some((part) => part.kind === kind)});
  return steps.flatMap((step) => (step ? [step[language]] : []));
}
