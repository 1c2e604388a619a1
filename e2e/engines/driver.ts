import type { Page } from "@playwright/test";

export type Role = Parameters<Page["getByRole"]>[0];

export interface RoleOptions {
  name?: string | RegExp;
  exact?: boolean;
}

/** An element of the page by its role and name, found anew for each use; the part of Playwright's `Locator` that the journeys use. */
export interface Part {
  getByRole: (role: Role, options?: RoleOptions) => Part;
  first: () => Part;
  count: () => Promise<number>;
  waitFor: () => Promise<void>;
  click: () => Promise<void>;
  focus: () => Promise<void>;
  textContent: () => Promise<string | null>;
  getAttribute: (name: string) => Promise<string | null>;
}

/** The part of Playwright's `Page` that the journeys use, so that they run in browsers that Playwright cannot control. */
export interface AppPage {
  getByRole: Part["getByRole"];
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  goBack: () => Promise<unknown>;
  keyboard: {
    /** A key, or several held together: `Control+k`. */
    press: (key: string) => Promise<void>;
    type: (text: string) => Promise<void>;
  };
  evaluate: (expression: string) => Promise<unknown>;
}

/** What the user's system prefers. */
export type ColorScheme = "light" | "dark";

/** A browser with one open page, of a user who was never here before. */
export interface Visit {
  readonly page: AppPage;
  /** The first file input of the page. */
  readonly fileInput: { readonly setInputFiles: (path: string) => Promise<void> };
  /** The name and content of the file that an action downloads. */
  readonly download: (act: () => Promise<void>) => Promise<{ readonly name: string; readonly text: string }>;
  /** Errors in the page so far, where the engine reports them. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

export interface Engine {
  /** Of the browser; WebKitGTK tells it to an open session only. */
  readonly version: () => string;
  readonly visit: () => Promise<Visit>;
  readonly close: () => Promise<void>;
}
