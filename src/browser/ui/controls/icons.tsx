import IconAlignLeft from "@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs";
import IconArrowsLeftRight from "@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import IconColumns2 from "@tabler/icons-react/dist/esm/icons/IconColumns2.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconFold from "@tabler/icons-react/dist/esm/icons/IconFold.mjs";
import IconFoldDown from "@tabler/icons-react/dist/esm/icons/IconFoldDown.mjs";
import IconListTree from "@tabler/icons-react/dist/esm/icons/IconListTree.mjs";
import IconMenu2 from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import classes from "./icons.module.css";

/** All icons have one size and stroke. They are decorative: the control with the icon has its own name. */
const STYLE = { size: 18, stroke: 1.75, "aria-hidden": true, focusable: false } as const;
/** For icons that show a direction of reading: mirrored in text from right to left. */
const DIRECTIONAL = { ...STYLE, className: classes.directional };

export const BackIcon = () => <IconChevronLeft {...DIRECTIONAL} />;
export const CheckIcon = () => <IconCheck {...STYLE} />;
export const CollapseIcon = () => <IconFold {...STYLE} />;
export const CompareIcon = () => <IconColumns2 {...STYLE} />;
export const CopyIcon = () => <IconCopy {...STYLE} />;
export const DefinitionsIcon = () => <IconAlignLeft {...DIRECTIONAL} />;
export const ExpandIcon = () => <IconFoldDown {...STYLE} />;
export const ForwardIcon = () => <IconChevronRight {...DIRECTIONAL} />;
export const MenuIcon = () => <IconMenu2 {...STYLE} />;
export const MoreIcon = () => <IconDots {...STYLE} />;
export const ShowInTreeIcon = () => <IconListTree {...DIRECTIONAL} />;
export const RequestsIcon = () => <IconArrowsLeftRight {...STYLE} />;
export const SearchIcon = () => <IconSearch {...STYLE} />;
