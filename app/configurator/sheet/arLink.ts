/** The AR viewer of a device: Quick Look, Scene Viewer, or none. */
export type ArViewer = 'quickLook' | 'sceneViewer' | null;

export function detectArViewer(): ArViewer {
  if (document.createElement('a').relList.supports?.('ar')) return 'quickLook';
  return /android/i.test(navigator.userAgent) ? 'sceneViewer' : null;
}

/** The URL that opens Quick Look in Safari, at true size only. */
export const quickLookHref = (model: string): string => `${model}#allowsContentScaling=0`;

/** The URL that opens Scene Viewer on Android, at true size only. Without Scene Viewer the browser opens `fallback`. */
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
