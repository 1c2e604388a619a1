import type { ReactNode } from "react";

/** Icons are drawn here, in one size and stroke, rather than taken from a set of thousands. They are always decoration. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const CopyIcon = () => (
  <Icon>
    <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
    <path d="M3.5 10.5h-.25a.75.75 0 0 1-.75-.75v-6.5a.75.75 0 0 1 .75-.75h6.5a.75.75 0 0 1 .75.75v.25" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m3 8.5 3.5 3.5L13 4.5" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M2.5 4h11M2.5 8h11M2.5 12h11" />
  </Icon>
);

export const SunIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="2.75" />
    <path d="M8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M3.4 12.6l.7-.7M11.9 4.1l.7-.7" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon>
    <path d="M13 9.7A5.5 5.5 0 0 1 6.3 3a5.5 5.5 0 1 0 6.7 6.7Z" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="7" cy="7" r="4.25" />
    <path d="m10.25 10.25 3.25 3.25" />
  </Icon>
);

export const BackIcon = () => (
  <Icon>
    <path d="M9.5 3.5 5 8l4.5 4.5" />
  </Icon>
);

export const RequestsIcon = () => (
  <Icon>
    <path d="M2 5.5h11.5m-3-3 3 3-3 3M14 10.5H2.5m3-3-3 3 3 3" />
  </Icon>
);

export const ForwardIcon = () => (
  <Icon>
    <path d="M6.5 3.5 11 8l-4.5 4.5" />
  </Icon>
);

export const CollapseIcon = () => (
  <Icon>
    <path d="m5 2.5 3 3 3-3M5 13.5l3-3 3 3M2.5 8h11" />
  </Icon>
);

export const ExpandIcon = () => (
  <Icon>
    <path d="m5 5 3-3 3 3M5 11l3 3 3-3M2.5 8h11" />
  </Icon>
);

export const DefinitionsIcon = () => (
  <Icon>
    <path d="M2.5 3.5h8M2.5 6.5h11M2.5 9.5h8M2.5 12.5h11" />
  </Icon>
);

export const PlaceIcon = () => (
  <Icon>
    <path d="M3 2.5v8.5a1.5 1.5 0 0 0 1.5 1.5H8M3 6h5" />
    <circle cx="11" cy="6" r="1.75" />
    <circle cx="11" cy="12.5" r="1.75" />
  </Icon>
);
