/** Window sizes at which every page has to look right, in CSS pixels. */
export const screens = {
  phone: {width: 390, height: 844},
  tablet: {width: 820, height: 1180},
  desktop: {width: 1440, height: 900},
} as const;
