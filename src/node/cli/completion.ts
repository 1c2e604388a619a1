import type { CommandUnknownOpts } from "@commander-js/extra-typings";

type Entry = { readonly name: string; readonly description: string };
type Completed = Entry & { readonly options: readonly (Entry & { readonly takesValue: boolean })[] };

/** The commands of a program with their options. */
function completed(program: CommandUnknownOpts): Completed[] {
  return program.commands.map((command) => ({
    name: command.name(),
    description: command.summary(),
    options: command
      .createHelp()
      .visibleOptions(command)
      .flatMap(({ long, description, required }) =>
        long == null ? [] : [{ name: long, description, takesValue: required }],
      ),
  }));
}

const names = (entries: readonly Entry[]): string => entries.map(({ name }) => name).join(" ");
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function bash(commands: readonly Completed[]): string {
  return `_plinth() {
  local current="\${COMP_WORDS[COMP_CWORD]}" options=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names(commands)} --help --version" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${commands.map(({ name, options }) => `    ${name}) options="${names(options)}" ;;`).join("\n")}
  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
    *) compopt -o filenames; COMPREPLY=($(compgen -f -- "$current")) ;;
  esac
}
complete -F _plinth plinth
`;
}

function zsh(commands: readonly Completed[]): string {
  const described = (entries: readonly Entry[]): string =>
    entries.map(({ name, description }) => quoted(`${name}:${description}`)).join(" ");
  return `#compdef plinth
_plinth() {
  local -a entries
  if (( CURRENT == 2 )); then
    entries=(${described(commands)})
    _describe command entries
    return
  fi
  case "$words[2]" in
${commands.map(({ name, options }) => `    ${name}) entries=(${described(options)}) ;;`).join("\n")}
  esac
  if [[ "$words[CURRENT]" == -* ]]; then _describe option entries; else _files; fi
}
compdef _plinth plinth
`;
}

function fish(commands: readonly Completed[]): string {
  return commands
    .flatMap(({ name, description, options }) => [
      `complete -c plinth -n __fish_use_subcommand -f -a ${name} -d ${quoted(description)}`,
      ...options.map(
        (option) =>
          `complete -c plinth -n '__fish_seen_subcommand_from ${name}' -l ${option.name.slice(2)} -d ${quoted(option.description)}${option.takesValue ? " -r" : ""}`,
      ),
    ])
    .map((line) => `${line}\n`)
    .join("");
}

/** The script with which a shell completes the commands and options of a program. */
export const COMPLETIONS: Readonly<Record<string, (program: CommandUnknownOpts) => string>> = {
  bash: (program) => bash(completed(program)),
  zsh: (program) => zsh(completed(program)),
  fish: (program) => fish(completed(program)),
};
