import {endToEndMutants} from './endToEndMutants';
import type {Mutant} from './mutant';
import {unitMutants} from './unitMutants';
import {workshopMutants} from './workshopMutants';

/** 60 mistakes, in the order in which they are tried. */
export const mutants: Mutant[] = [...unitMutants, ...workshopMutants, ...endToEndMutants];
