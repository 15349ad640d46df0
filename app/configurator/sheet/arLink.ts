/** How a device shows a model in the room: by Quick Look, by Scene Viewer, or not at all. */
export type RoomViewer = 'quickLook' | 'sceneViewer' | null;

export function roomViewer(): RoomViewer {
  if (document.createElement('a').relList.supports?.('ar')) return 'quickLook';
  return /android/i.test(navigator.userAgent) ? 'sceneViewer' : null;
}

/** The address by which Safari opens Quick Look, at true size only. */
export const quickLookHref = (model: string): string => `${model}#allowsContentScaling=0`;

/** The address by which Android opens Scene Viewer, at true size only; without it the browser goes to `fallback`. */
export function sceneViewerHref(model: string, title: string, fallback: string): string {
  const query = new URLSearchParams({file: model, mode: 'ar_preferred', resizable: 'false', title});
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
  ];
  return `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;${intent.join(';')};end;`;
}
