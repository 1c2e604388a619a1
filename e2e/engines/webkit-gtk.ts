import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, error as errors, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { newFileIn } from "./downloads.ts";
import type { AppPage, ColorScheme, Engine, Part, Role, RoleOptions } from "./driver.ts";

const TIMEOUT_MS = 45_000;

/** The programs of Debian's webkit2gtk-driver and xvfb. */
export interface WebKitGtk {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** WebKitGTK's MiniBrowser on a display of its own, controlled by WebDriver. */
export async function launchWebKitGtk(programs: WebKitGtk, scheme: ColorScheme): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), "plinth-webkit-"));
  const downloads = join(home, "downloads");
  await mkdir(join(home, ".config"));
  await mkdir(downloads);
  await writeFile(join(home, ".config", "user-dirs.dirs"), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');

  const display = spawn(programs.display, ["-displayfd", "1", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: join(home, ".config"),
      GTK_THEME: scheme === "dark" ? "Adwaita:dark" : "Adwaita",
      DISPLAY: `:${await firstLine(display)}`,
    },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  await until("WebDriver", async () => fetch(`${address}/status`).catch(() => undefined));
  const capabilities = {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
  };
  let version = "";

  return {
    version: () => version,
    visit: async () => {
      const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
      await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 880 });
      version = (await session.getCapabilities()).getBrowserVersion() ?? "";
      return {
        page: pageOf(session),
        fileInput: {
          setInputFiles: async (path) => session.findElement(By.css("input[type=file]")).sendKeys(path),
        },
        errors: [],
        download: async (act) => newFileIn(downloads, act),
        close: async () => session.quit(),
      };
    },
    close: async () => {
      driver.kill();
      display.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error("The output of the program is not a pipe.");
  for await (const line of createInterface({ input: stdout })) return line;
  throw new Error("The program ended without output.");
}

/** Repeats until there is a result: elements may not have been rendered yet, or React replaces them meanwhile. */
async function until<T>(what: string, find: () => Promise<T | undefined>): Promise<T> {
  let last: unknown;
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(50)) {
    try {
      const found = await find();
      if (found !== undefined) return found;
    } catch (error) {
      if (!(error instanceof errors.WebDriverError)) throw error;
      last = error;
    }
  }
  throw new Error(`No ${what} within ${TIMEOUT_MS} ms.`, { cause: last });
}

/** React may have replaced the element meanwhile. */
function falseIfGone(error: unknown): false {
  if (error instanceof errors.StaleElementReferenceError) return false;
  throw error;
}

function pageOf(driver: WebDriver): AppPage {
  return {
    getByRole: (role, options) => partOf(driver, async () => [driver], role, options),
    goto: async (url) => driver.get(url),
    reload: async () => driver.navigate().refresh(),
    goBack: async () => driver.navigate().back(),
    keyboard: {
      press: async (combination) => {
        const keys = combination.split("+").map(keyOf);
        const actions = driver.actions({ async: true });
        for (const key of keys) actions.keyDown(key);
        for (const key of keys.toReversed()) actions.keyUp(key);
        await actions.perform();
      },
      type: async (text) => driver.switchTo().activeElement().sendKeys(text),
    },
    evaluate: async (expression) => driver.executeScript(`return ${expression}`),
  };
}

/** WebDriver's name of a key: `ARROW_DOWN` for `ArrowDown`. */
function keyOf(name: string): string {
  const constant = name.replace(/(?<=[a-z])[A-Z]/, "_$&").toUpperCase();
  const keys = new Map<string, unknown>(Object.entries(Key));
  const key = name.length > 1 ? keys.get(constant) : name;
  if (typeof key !== "string") throw new Error(`WebDriver has no key '${name}'.`);
  return key;
}

/** What has a role without naming it. */
const NATIVE: Partial<Record<Role, string>> = {
  banner: "header",
  button: "button",
  checkbox: "input[type=checkbox]",
  dialog: "dialog",
  heading: "h1, h2, h3",
  link: "a[href]",
  list: "ul, ol",
  listitem: "li",
  main: "main",
  navigation: "nav",
  radio: "input[type=radio]",
  region: "section",
  row: "tr",
  searchbox: "input",
  switch: "input[type=checkbox]",
  table: "table",
  textbox: "input, textarea",
};

function partOf(
  driver: WebDriver,
  scopes: () => Promise<readonly (WebDriver | WebElement)[]>,
  role: Role,
  { name, exact = false }: RoleOptions = {},
): Part {
  const selector = By.css([NATIVE[role], `[role=${role}]`].filter((one) => one !== undefined).join(", "));
  const isNamed = (label: string): boolean => {
    if (name === undefined) return true;
    if (name instanceof RegExp) return name.test(label);
    return exact ? label === name : label.toLowerCase().includes(name.toLowerCase());
  };
  // What the engine tells assistive technology decides, not what the page says.
  const isMeant = async (element: WebElement): Promise<boolean> =>
    // First: WebKit has neither role nor name of an element that is not displayed.
    (await element.isDisplayed()) &&
    (await element.getAriaRole()) === role &&
    isNamed((await element.getAccessibleName()).replace(/\s+/g, " ").trim());
  const all = async (): Promise<WebElement[]> => {
    const found: WebElement[] = [];
    for (const scope of await scopes())
      for (const element of await scope.findElements(selector))
        if (await isMeant(element).catch(falseIfGone)) found.push(element);
    return found;
  };
  const use = async <T>(act: (element: WebElement) => Promise<T>): Promise<T> => {
    const { result } = await until(`${role} '${String(name)}'`, async () => {
      const [element] = await all();
      return element === undefined ? undefined : { result: await act(element) };
    });
    return result;
  };
  const part: Part = {
    getByRole: (inner, options) => partOf(driver, all, inner, options),
    first: () => part,
    count: async () => (await all()).length,
    waitFor: async () => use(async () => undefined),
    click: async () => use(async (element) => element.click()),
    focus: async () => use(async (element) => driver.executeScript("arguments[0].focus()", element)),
    textContent: async () =>
      use(async (element) => driver.executeScript<string>("return arguments[0].textContent", element)),
    getAttribute: async (attribute) =>
      use(async (element) =>
        driver.executeScript<string | null>(
          "return arguments[0].getAttribute(arguments[1])",
          element,
          attribute,
        ),
      ),
  };
  return part;
}
