/** Each material, and what it looks like where it doesn't show the chosen colour: in drawing, view and model alike. */
export const ownColors = {
  oak: '#b98a56',
  ash: '#d8c3a0',
  cherry: '#a9673f',
  walnut: '#6b4a32',
  /** Three-layer board. */
  spruce: '#e3cd9f',
  /** Plywood; linoleum and veneer are plywood that is faced with it. */
  birch: '#dcc8a5',
  linoleum: '#4a5048',
  veneer: '#b98a56',
  steel: '#2b2a29',
} as const;

export type Material = keyof typeof ownColors;
