/** The usual scales of furniture: one mm of paper stands for so many of the piece. */
const scales = [1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 100];
const smallestScale = 200;

type Area = Record<'width' | 'height', number>;

/** The largest scale, `1 : scale`, that fits. */
export const findFittingScale = (fits: (scale: number) => boolean): number => scales.find(fits) ?? smallestScale;

/** The largest scale, `1 : scale`, in which a drawing has room on paper. `drawn` is in mm of the piece, `paper` in mm of paper. */
export const findScale = (drawn: Area, paper: Area): number =>
  findFittingScale((scale) => drawn.width / scale <= paper.width && drawn.height / scale <= paper.height);
