import { ActionIcon } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { SecondCultureLoader } from "#browser/parts/second-culture/second-culture.tsx";
import { latestLocation } from "#browser/routing/latest-location.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { CultureProvider } from "#browser/session/culture-context.tsx";
import { useSession } from "#browser/session/session-context.tsx";
import { MenuIcon } from "#browser/ui/controls/icons.tsx";
import { Toolbar } from "#browser/ui/controls/toolbar.tsx";
import { ErrorPanel } from "#browser/ui/feedback/error-panel.tsx";
import { ScrollPane } from "#browser/ui/layout/scroll-pane.tsx";
import { entriesOf, parseAddress, paths } from "#core/addresses/addresses.ts";
import type { Text } from "#core/text/messages/text.ts";
import { useIsPagePending } from "../lazy-page.tsx";
import { AppStatusSlot } from "./app-status-slot.tsx";
import { ComparisonTrayRegion } from "./comparison-tray-region.tsx";
import { CulturePicker, SecondCulturePicker } from "./culture-picker.tsx";
import { CultureProposalSlot } from "./culture-proposal-slot.tsx";
import { LanguagePicker } from "./language-picker.tsx";
import { MESSAGES_ID } from "./missing-part.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { OpenedFiles } from "./opened-files.tsx";
import { Reauthentication } from "./reauthentication.tsx";
import { RequestsButton, RequestsRegion } from "./requests.tsx";
import { RequireSignIn } from "./require-sign-in.tsx";
import { SearchEverything } from "./search-everything.tsx";
import { useCultureFromAddress } from "./use-culture-from-address.ts";
import classes from "./shell.module.css";

const LINKS = entriesOf("section");

type ShellProps = {
  /** A problem with the configuration; null if there is none. */
  readonly notice: Text | null;
  readonly children: ReactNode;
};

/** The frame of every page: header, navigation, and the scrolling main part. */
export function Shell({ notice, children }: ShellProps) {
  const t = useTranslations("shell");
  const wording = useText();
  const choice = useCultureFromAddress();
  const { session } = useSession();
  const serviceName = <bdi>{wording(session.service.name)}</bdi>;
  const isPagePending = useIsPagePending();
  const scrollKey = useScrollKey();
  const { pathname } = useLocation();
  const address = parseAddress(pathname);
  const section = address && paths[address.page].section;
  // On small screens the navigation covers the page, so it is open only for the page on which it was opened.
  const [menuOpenedOn, setMenuOpenedOn] = useState<string | null>(null);
  // The address is that of the window, which is ahead of the rendered page if a link was followed right before.
  const isMenuOpen = menuOpenedOn === latestLocation().pathname;
  // Otherwise a return to that page would open it again.
  if (menuOpenedOn !== null && !isMenuOpen) setMenuOpenedOn(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  /** Also after a link to the page that is shown; another page takes the focus itself. */
  const closeMenu = (): void => {
    setMenuOpenedOn(null);
    menuButton.current?.focus();
  };
  return (
    <CultureProvider value={choice}>
      <div className={classes.shell}>
        <a href="#content" className={classes.skip} onClick={focusContent}>
          {t("skipToContent")}
        </a>
        <div className={classes.top}>
          <header className={classes.header}>
            <ActionIcon
              ref={menuButton}
              className={classes.menuButton ?? ""}
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t("menu")}
              aria-expanded={isMenuOpen}
              aria-controls="navigation"
              onClick={() => setMenuOpenedOn(isMenuOpen ? null : latestLocation().pathname)}
            >
              <MenuIcon />
            </ActionIcon>
            <AppLink to={paths.overview()} className={classes.brand}>
              Plinth
            </AppLink>
            <AppLink to={paths.connect()} className={classes.service} title={t("chooseService")}>
              {serviceName}
            </AppLink>
            <Toolbar label={t("tools")} className={classes.tools}>
              <SearchEverything />
              <RequestsButton />
              <LanguagePicker />
              <MoreMenu />
            </Toolbar>
            <div className={classes.cultures}>
              <CulturePicker />
              <SecondCulturePicker />
            </div>
            <AppStatusSlot />
            <OpenedFiles />
            <Reauthentication />
          </header>
          <div id={MESSAGES_ID} />
          <div className={classes.missingPart}>
            <SecondCultureLoader />
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is inside */}
        <nav
          id="navigation"
          aria-label={t("catalogue")}
          className={classes.nav}
          data-open={isMenuOpen || undefined}
          onKeyDown={({ key }) => key === "Escape" && closeMenu()}
        >
          {LINKS.map(({ key, page, label }) => (
            <AppLink
              key={key}
              to={paths[page].fill()}
              className={classes.navLink}
              aria-current={key === section ? "page" : undefined}
              onClick={closeMenu}
            >
              {wording(label)}
            </AppLink>
          ))}
          <AppLink
            to={paths.connect()}
            className={`${classes.navLink} ${classes.navService}`}
            onClick={closeMenu}
          >
            {t.rich("service", { service: () => serviceName })}
          </AppLink>
        </nav>
        <main id="content" tabIndex={-1} className={classes.main} aria-busy={isPagePending}>
          {isPagePending && <div className={classes.pending} />}
          <ScrollPane className={classes.scroll ?? ""} memoryKey={scrollKey}>
            {notice !== null && (
              <div className={classes.notice}>
                <ErrorPanel title={t("configError")} detail={wording(notice)} />
              </div>
            )}
            <CultureProposalSlot />
            <RequireSignIn>{children}</RequireSignIn>
          </ScrollPane>
        </main>
        <ComparisonTrayRegion />
        <RequestsRegion />
      </div>
    </CultureProvider>
  );
}

/** Moves the focus without a fragment in the address, since users share addresses. */
function focusContent(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}
