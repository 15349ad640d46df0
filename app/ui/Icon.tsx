interface IconProps {
  /** SVG path in a square of `size`. */
  path: string;
  size?: number;
  mirrored?: boolean;
}

/** A decorative icon in the colour of the text, for buttons and links that have an accessible name. */
export function Icon({path, size = 20, mirrored = false}: IconProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={path} transform={mirrored ? `matrix(-1 0 0 1 ${size} 0)` : undefined} />
    </svg>
  );
}
