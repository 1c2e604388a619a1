import IconAlignLeft from "@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs";
import IconArrowsLeftRight from "@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconFold from "@tabler/icons-react/dist/esm/icons/IconFold.mjs";
import IconFoldDown from "@tabler/icons-react/dist/esm/icons/IconFoldDown.mjs";
import IconListTree from "@tabler/icons-react/dist/esm/icons/IconListTree.mjs";
import IconMenu2 from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";

/** All icons have one size and stroke. They are decorative: the control with the icon has its own name. */
const LOOK = { size: 18, stroke: 1.75, "aria-hidden": true, focusable: false } as const;

export const BackIcon = () => <IconChevronLeft {...LOOK} />;
export const CheckIcon = () => <IconCheck {...LOOK} />;
export const CollapseIcon = () => <IconFold {...LOOK} />;
export const CopyIcon = () => <IconCopy {...LOOK} />;
export const DefinitionsIcon = () => <IconAlignLeft {...LOOK} />;
export const ExpandIcon = () => <IconFoldDown {...LOOK} />;
export const ForwardIcon = () => <IconChevronRight {...LOOK} />;
export const MenuIcon = () => <IconMenu2 {...LOOK} />;
export const MoreIcon = () => <IconDots {...LOOK} />;
export const PlaceIcon = () => <IconListTree {...LOOK} />;
export const RequestsIcon = () => <IconArrowsLeftRight {...LOOK} />;
export const SearchIcon = () => <IconSearch {...LOOK} />;
